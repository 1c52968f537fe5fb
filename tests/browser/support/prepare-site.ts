// npm run test:site: builds the site that the browser tests visit, while other checks run.

import { builtSite } from './built-site.ts'

await builtSite(process.cwd())
