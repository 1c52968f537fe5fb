import type { Sample } from './samples.ts'
import { measureClicks } from './series/clicks.ts'
import { measureColdLoad } from './series/cold-loads.ts'
import { measureDocument } from './series/document.ts'
import { measureFloor } from './series/floor.ts'
import { measureDuringInstallation, measureInstallation } from './series/installation.ts'
import { measureKeys } from './series/keys.ts'
import { measureRepeats } from './series/repeat.ts'
import { measureSearch } from './series/search.ts'
import type { Site } from './visit.ts'

export interface Series {
  readonly title: string
  /** Measures one route once. No samples: the route has nothing of the kind. */
  readonly measureRoute?: (site: Site, route: string) => Promise<Sample[]>
  /** Measures all routes once, where they share a preparation that takes long. */
  readonly measureRoutes?: (site: Site, routes: readonly string[]) => Promise<Map<string, Sample[]>>
}

/** What `--only` chooses from. */
export const series: Readonly<Record<string, Series>> = {
  load: { title: 'First visit, nothing cached', measureRoute: measureColdLoad },
  document: {
    title:
      'First visit of the static document, scripts switched off: what the browser takes for its text and styles',
    measureRoute: measureDocument,
  },
  click: { title: 'From the overview by a click', measureRoute: measureClicks },
  key: { title: 'A table answers', measureRoute: measureKeys },
  floor: {
    title: 'What a key takes on this machine where the plainest code answers it',
    measureRoute: measureFloor,
  },
  search: { title: 'The search answers', measureRoute: measureSearch },
  repeat: { title: 'Later visits, offline worker installed', measureRoutes: measureRepeats },
  during: { title: 'While the offline worker installs', measureRoute: measureDuringInstallation },
  install: { title: 'Installation of the offline worker', measureRoutes: measureInstallation },
}
