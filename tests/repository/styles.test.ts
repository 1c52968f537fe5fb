import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const styles = fileURLToPath(new URL('../../src', import.meta.url))

/** The right side of `+` or `~` names no element and no class, or all that is not first is meant. */
const forAnyNeighbour = /[+~]\s*(\*|:not\(|:where\(\*)|:not\(:first-child\)/

describe('the styles', () => {
  // Chromium would recalculate the style of all rows whenever a row is added, removed or moved.
  it('have no rule for whatever has a neighbour', () => {
    const files = readdirSync(styles, { recursive: true, encoding: 'utf8' }).filter(file =>
      file.endsWith('.css'),
    )
    const rules = files.flatMap(file =>
      readFileSync(join(styles, file), 'utf8')
        .split('\n')
        .filter(line => line.trim().endsWith('{') || line.trim().endsWith(','))
        .filter(line => forAnyNeighbour.test(line))
        .map(line => `${file}: ${line.trim()}`),
    )
    expect(rules).toEqual([])
  })
})
