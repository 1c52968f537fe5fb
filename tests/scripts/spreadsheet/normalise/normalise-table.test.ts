import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCsv } from '../../../../scripts/csv/csv-file.ts'
import { normaliseTable } from '../../../../scripts/spreadsheet/normalise/normalise-table.ts'
import { pickups } from '../../../../scripts/tables/pickups.ts'
import { threads } from '../../../../scripts/tables/threads.ts'
import { weapons } from '../../../../scripts/tables/weapons.ts'
import { required } from '../../../support/required.ts'
import { testInFolders } from '../../../support/transcripts.ts'
import { realSource } from '../../support/sources.ts'

const some = [pickups, threads, weapons]

function prepare(folder: string): void {
  mkdirSync(join(folder, 'good'))
  for (const { name, file } of some)
    for (const path of [`${name}.csv`, `good/${name}.csv`])
      writeFileSync(join(folder, path), writeCsv(realSource.csv(file)))
}

/** Normalises a file of the folder. @returns the changes, and why the rest is left as it is */
function normalise(folder: string, call: string): string {
  const table = required(
    some.find(({ name }) => call === `normalise ${name}`),
    `table of ${call}`,
  )
  const path = join(folder, `${table.name}.csv`)
  const { content, changes, left } = normaliseTable(table, readFileSync(path), realSource)
  writeFileSync(path, content)
  return [...changes, ...left.map(reason => `left: ${reason}`)].map(line => `${line}\n`).join('')
}

testInFolders(new URL('normalise-table.txt', import.meta.url), 'normalise', normalise, prepare)
