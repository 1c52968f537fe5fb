import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readLines } from '../support/csv-rows.ts'

const styles = fileURLToPath(new URL('../../src', import.meta.url))

/** A sibling selector (`+` or `~`) for any element: `*`, `:not(…)` or `:where(*…)`. */
const forAnyNeighbour = /[+~]\s*(\*|:not\(|:where\(\*)|:not\(:first-child\)/

// Chromium would recalculate the style of all rows whenever a row is added, removed or moved.
it('the style sheets have no sibling selector that matches any element', () => {
  const files = readdirSync(styles, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.css'),
  )
  const rules = files.flatMap(file =>
    readLines(join(styles, file))
      .filter(line => /[{,]\s*$/.test(line) && forAnyNeighbour.test(line))
      .map(line => `${file}: ${line.trim()}`),
  )
  expect(rules).toEqual([])
})
