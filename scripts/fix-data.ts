// npm run fix:data: brings the CSV files of data-csv into the form all have, and says what it changed.

import { tidyAll } from './spreadsheet/normalise/tidy-all.ts'

const lines = tidyAll(process.cwd())
console.log(lines.length === 0 ? 'data-csv is as it should be' : lines.join('\n'))
