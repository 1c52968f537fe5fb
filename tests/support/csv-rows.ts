import { readFileSync } from 'node:fs'
import Papa from 'papaparse'

/** The rows below the header of a CSV text, by its columns. */
export const parseRows = <Row = Record<string, string>>(text: string) =>
  Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data

/** The rows of a CSV file. */
export const readRows = <Row = Record<string, string>>(path: string | URL) =>
  parseRows<Row>(readFileSync(path, 'utf8'))

/** The lines of a text file. */
export const readLines = (path: string | URL): readonly string[] =>
  readFileSync(path, 'utf8').trimEnd().split('\n')
