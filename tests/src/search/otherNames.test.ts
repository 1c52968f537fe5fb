import { beforeAll, expect, it } from 'vitest'
import { findHits } from '../../../src/search/findHits.ts'
import type { SearchIndex } from '../../../src/search/searchIndex.ts'
import { loadFullIndex } from './support/full-index.ts'

let index: SearchIndex
beforeAll(async () => {
  index = await loadFullIndex()
})

it.each([
  // names of the shop, a tool, a file, used by players and programmers
  ['mod shop', '/vmods'],
  ['car color', '/vcolors'],
  ['interiors', '/locations'],
  ['hex editor', '/recipes'],
  ['Kaitai', '/code'],
  ['010 editor', '/code?tab=010-editor'],
  ['GTASAsf1.b', '/'],
  ['endianness', '/legend?row=little-endian'],
  ['byte order', '/legend?row=little-endian'],
  ['float32', '/legend?row=f32'],
  ['uint16', '/legend?row=u8'],
  ['game units', '/legend?row=coordinates'],
  ['xyz', '/legend?row=coordinates'],
  ['graffiti', '/legend?row=tag'],
  ['weapon ammo', '/block/02?f=weapon_slot.000C'],
])('the name %s that users know is found, though its page uses another one', (query, route) => {
  const { groups, isNearest } = findHits(index, query, { opened: new Set(), isAll: true })
  expect(isNearest).toBe(false)
  expect(groups.flatMap(({ hits }) => hits.map(hit => hit.route))).toContain(route)
})
