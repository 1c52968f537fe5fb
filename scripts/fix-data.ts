// npm run fix:data: normalises the CSV files of data-csv and lists the changes.

import { normaliseAll } from './spreadsheet/normalise/normalise-all.ts'

const lines = normaliseAll(process.cwd())
console.log(lines.length === 0 ? 'data-csv needs no changes' : lines.join('\n'))
