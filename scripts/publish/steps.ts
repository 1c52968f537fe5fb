import { siteStep } from '../build/site.ts'
import type { Step } from '../build/step.ts'
import { exportsStep } from '../exports/exports-step.ts'
import { packageStep } from '../exports/typescript/package-step.ts'
import { formatStep } from '../format/format-step.ts'
import { savehouseStep } from '../format/savehouses/savehouse-step.ts'
import { iconsStep } from './icons/icons-step.ts'
import { linksStep } from './links/links-step.ts'
import { mapStep } from './map/map-step.ts'
import { externalLinksStep } from './pages/external-links-step.ts'
import { pagesStep } from './pages/pages-step.ts'
import { searchStep } from './search/search-step.ts'
import { snippetsStep } from './snippets-step.ts'
import { tablesStep } from './tables-step.ts'
import { variablesStep } from './variables/variables-step.ts'

/** All build steps, in order. A new step is one line here. */
export const steps: readonly Step[] = [
  siteStep,
  pagesStep,
  externalLinksStep,
  tablesStep,
  variablesStep,
  formatStep,
  savehouseStep,
  linksStep,
  exportsStep,
  packageStep,
  iconsStep,
  mapStep,
  snippetsStep,
  searchStep,
]
