import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesFit } from '../../../scripts/tables/shared/rules-on-all-tables.ts'
import { sources } from '../../../scripts/tables/sources.ts'
import { testInFolders } from '../../support/transcripts.ts'
import { sourceWith } from '../support/sources.ts'

/** The problems of the example file, and of tables with the sources that they name: `weapons:book,blog`. */
function complaints(folder: string, call: string): string {
  const source = sourceWith({ [sources.file]: readFileSync(join(folder, 'sources.csv'), 'utf8') })
  const tables = call
    .split(' ')
    .slice(1)
    .map(word => word.split(':'))
    .map(([name = '', names = '']) => ({ name, sources: names.split(',') }))
  return [...sources.problems(source), ...sourcesFit(tables)(source)]
    .filter(({ rule }) => !rule.includes('of map/'))
    .map(({ file, line, columnName, rule, fix }) => `${file}:${line} ${columnName} ${rule}; ${fix}\n`)
    .join('')
}

testInFolders(new URL('sources.txt', import.meta.url), 'sources', complaints, folder =>
  writeFileSync(join(folder, 'sources.csv'), 'source,kind,title,author,url,licence,evidence,gave\n'),
)
