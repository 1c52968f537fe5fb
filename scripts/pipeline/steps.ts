import { exportsStep } from '../exports/exports-step.ts'
import { formatStep } from '../format/format-step.ts'
import { savehouseStep } from '../format/savehouses/savehouse-step.ts'
import { iconsStep } from '../icons/icons-step.ts'
import { linksStep } from '../links/links-step.ts'
import { mapStep } from '../map/map-step.ts'
import { searchStep } from '../search/search-step.ts'
import { externalLinksStep } from '../site/external-links-step.ts'
import { pagesStep } from '../site/pages-step.ts'
import { siteStep } from '../site/site.ts'
import type { Step } from '../step/step.ts'
import { variablesStep } from '../variables/variables-step.ts'
import { tablesStep } from './tables-step.ts'

/** All that is derived from data-csv, in this order. A new derivation is one line here. */
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
  iconsStep,
  mapStep,
  searchStep,
]
