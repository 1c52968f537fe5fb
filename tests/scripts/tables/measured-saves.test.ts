import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { definition, mobileCodec } from '../format/support.ts'

const readme = readFileSync(join(process.cwd(), 'README.md'), 'utf8')

it('the README states how many saves file.csv says were measured', () => {
  const [pc, mobile] = [definition, mobileCodec.definition].map(({ file }) => file.measuredFiles)
  expect(readme).toContain(`${pc} public PC saves of four versions, and ${mobile} of phones and tablets`)
})
