import { describe, expect, it } from 'vitest'
import { answerOnce } from '../../../src/table/answerOnce.ts'
import { indexRows } from '../../../src/table/rowIndex.ts'

const index = indexRows(3, [{ key: 'name', label: 'Name', kind: 'text' }], () => ['garage', 'tag', 'race'])
const arrange = (found: Uint32Array) => ({ lines: Int32Array.from(found), readLine: (line: number) => line })

describe('questions to thousands of rows', () => {
  const ask = answerOnce(index, null, arrange)
  const sorted = { query: '', filters: {}, sort: { key: 'name', isDescending: false } }

  it('are answered in their order', () => {
    expect([...ask(sorted).arranged.lines]).toEqual([0, 2, 1])
    expect([...ask({ ...sorted, query: 'ra' }).found]).toEqual([0, 2])
  })

  it('have the same answer when they are asked again, so that nothing is written anew', () => {
    const first = ask({ ...sorted })
    expect(ask({ ...sorted, sort: { key: 'name', isDescending: false } })).toBe(first)
    expect(ask({ ...sorted, sort: { key: 'name', isDescending: true } })).not.toBe(first)
  })

  it('are forgotten after a few others', () => {
    const first = ask(sorted)
    for (const query of ['a', 'b', 'c', 'd']) ask({ ...sorted, query })
    expect(ask(sorted)).not.toBe(first)
  })
})
