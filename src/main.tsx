import './app/theme.css' // first: it fixes the order of the style layers

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { App } from './app/App.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

createRoot(root).render(
  <StrictMode>
    {/* Without transitions a check box that lives in the address turns at once, and a page shows its placeholder. */}
    <HashRouter useTransitions={false}>
      <App />
    </HashRouter>
  </StrictMode>,
)
