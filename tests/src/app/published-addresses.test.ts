import { describe, expect, it } from 'vitest'
import { parseFieldAddress } from '../../../src/blocks/fieldAddress.ts'
import { emptyBlocks, pages } from '../../../src/generated/register.ts'
import { readLines } from '../../support/csv-rows.ts'
import { formatOf } from '../blocks/support/formats.ts'
import { addressedTables, rowsByAddress } from './rows-by-address.ts'

/** Every published address must work permanently: lines are only added. */
const published = readLines(new URL('published-addresses.txt', import.meta.url)).filter(line =>
  line.startsWith('#/'),
)

const paths = pages.map(({ path }): string => path)
const otherPages = emptyBlocks.map(block => `/block/${block}`)

/** What is wrong with an address; null if it works. */
function faultOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address.slice(1), 'http://localhost')
  const path = pathname.replace(/^\/block(?=\d\d$)/, '/block/') // as written by older documentation
  if (otherPages.includes(path)) return null
  if (!paths.includes(path)) return `no page ${path}`
  for (const [name, value] of searchParams) {
    const block = /^\/block\/(\d\d)$/.exec(path)?.[1]
    if (name === 'f' && block !== undefined && parseFieldAddress(formatOf(block), value) === null)
      return `no field ${value} in block ${block}`
    if (!/(^|\.)row$/.test(name)) continue
    const rows = rowsByAddress[`${path}?${name}`]
    if (rows === undefined) return `no table ${name} on ${path}`
    if (!rows.includes(value)) return `no row ${value} in ${path}?${name}`
  }
  return null
}

describe('published addresses', () => {
  it('still work', () => {
    expect(published.length).toBeGreaterThan(500)
    expect(published.flatMap(address => faultOf(address) ?? [])).toEqual([])
  })

  it('are, for every page and the first and last row of every table, those that links lead to', () => {
    const declared = [...paths.map(path => `#${path}`), ...addressedTables.flatMap(({ ends }) => ends)]
    expect(declared.flatMap(address => faultOf(address) ?? [])).toEqual([])
    expect(addressedTables.length).toBeGreaterThan(35)
  })

  it.each([
    ['#/nothing', 'no page /nothing'],
    ['#/weapons?row=5-FF', 'no row 5-FF in /weapons?row'],
    ['#/weapons?other.row=1', 'no table other.row on /weapons'],
    ['#/block/00?f=nothing', 'no field nothing in block 00'],
    ['#/block31', 'no page /block/31'],
  ])('are reported if they do not work: %s, %s', (address, fault) => {
    expect(faultOf(address)).toBe(fault)
  })
})
