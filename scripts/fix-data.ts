// npm run fix:data: brings the CSV files of data-csv into the form all have, and says what it changed.

import { normaliseAll } from './spreadsheet/normalise/normalise-all.ts'

const lines = normaliseAll(process.cwd())
console.log(lines.length === 0 ? 'data-csv is as it should be' : lines.join('\n'))
