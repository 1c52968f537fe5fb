import type { ComponentType } from 'react'
import type { PageInfo } from '../generated/register.ts'
import { loadBlockPage } from '../pages/block/loadBlockPage.tsx'
import { OverviewPage } from '../pages/overview/OverviewPage.tsx'
import { loadParts } from '../pages/overview/Part.tsx'
import { readPainted } from '../start/painted.ts'
import { pageFiles } from './pageFiles.ts'

const modules = import.meta.glob<{ default: ComponentType }>([
  '../pages/**/[A-Z]*Page.tsx',
  '!../pages/**/{Overview,Block}Page.tsx',
])

/**
 * Loads the code and the data of a page of the register. Calling it again is free once the browser has the files.
 * @throws when a file does not come
 */
export async function loadPageCode(page: PageInfo): Promise<ComponentType> {
  if (page.kind === 'block') return loadBlockPage(page.block)
  const [file] = pageFiles(page)
  if (file === undefined) {
    const isShown = !import.meta.env.SSR && readPainted() === '/'
    if (!isShown) await loadParts()
    return OverviewPage
  }
  const load = modules[`../${file}`]
  if (!load) throw new Error(`there is no module ${file}`)
  return (await load()).default
}
