import type { CrossCheck } from '../../../scripts/table-engine/cross/cross-check.ts'
import { checks } from '../../../scripts/tables/check-tables.ts'
import { realSource } from './sources.ts'

/** Files that each check reads in the real data. */
const filesOfChecks = checks.map(check => {
  const files = new Set<string>()
  check({
    csv(file) {
      files.add(file)
      return realSource.csv(file)
    },
  })
  return { check, files }
})

/** The checks that read a file: the others say of a fault in it what they say of the real data, which is nothing. */
export function checksOfFile(file: string): readonly CrossCheck[] {
  return filesOfChecks.flatMap(({ check, files }) => (files.has(file) ? [check] : []))
}
