import { describe, expect, it } from 'vitest'
import { formatTableState, isChanged, parseTableState, resetState } from '../../../src/table/tableState.ts'
import { id, name } from '../support/example-columns.ts'

const names = (prefix: string) => ({ columns: [id, name], prefix, rowParameter: `${prefix}row` })
const read = (text: string, prefix = '') => parseTableState(new URLSearchParams(text), names(prefix))

describe('the state of a table in the address', () => {
  it('includes filter, sort, columns and selected row', () => {
    expect(read('q=cheetah&sort=-id&cols=name&row=415&id=400..420')).toEqual({
      query: 'cheetah',
      sort: { key: 'id', isDescending: true },
      shown: ['name'],
      row: '415',
      filters: { id: { type: 'range', min: 400, max: 420 } },
    })
  })

  it('ignores unknown columns and invalid values', () => {
    expect(read('sort=__proto__&cols=nope&id=many&zzz=1')).toEqual(resetState)
  })

  it('keeps parameters of other tables and drops its own old ones', () => {
    const current = new URLSearchParams('other.q=x&q=old&id=1..2')
    expect(formatTableState(resetState, current, names('')).toString()).toBe('other.q=x')
  })

  it('is separate for tables with different prefixes', () => {
    const text = 'places.q=home&q=away'
    expect([read(text, 'places.').query, read(text).query]).toEqual(['home', 'away'])
  })

  it('detects any difference from the default', () => {
    expect(['', 'id=5', 'sort=id'].map(text => isChanged(read(text)))).toEqual([false, true, true])
  })
})
