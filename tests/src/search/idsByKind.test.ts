import { beforeAll, describe, expect, it } from 'vitest'
import { findHits } from '../../../src/search/findHits.ts'
import { loadIndex, type SearchIndex } from '../../../src/search/searchIndex.ts'

let index: SearchIndex
beforeAll(async () => {
  index = await loadIndex()
})

const ask = (query: string) => findHits(index, query, { opened: new Set(), isAll: true })

describe('a category and a number or label', () => {
  it.each([
    ['block 7', 'Pages', 'Block 07: Phones', '/?mark=15BEB'],
    ['block 07', 'Pages', 'Block 07: Phones', '/?mark=15BEB'],
    ['block 13', 'Pages', 'Block 13: Ped generators', '/?mark=1DFCE'],
    ['block 14', 'Pages', 'Block 14: Script sounds', '/?mark=1DFD3'],
    ['block 15', 'Pages', 'Block 15: Money', '/block/15'],
    ['block 29', 'The file', 'Copy of marker 14', '/?mark=2A7CE'],
    ['GAN1', 'Map zones', 'Ganton', '/map?layer=zones&id=GAN1'],
    ['IWD3a', 'Map zones', 'Idlewood', '/map?layer=zones&id=IWD3a'],
    ['zone GAN1', 'Map zones', 'Ganton', '/map?layer=zones&id=GAN1'],
    ['zone IWD3a', 'Map zones', 'Idlewood', '/map?layer=zones&id=IWD3a'],
    ['weapon 30', 'Weapons', 'AK47', '/weapons?row=5-1E'],
    ['weapon id 30', 'Weapons', 'AK47', '/weapons?row=5-1E'],
    ['weapon 1E', 'Weapons', 'AK47', '/weapons?row=5-1E'],
    ['weapon 0x1E', 'Weapons', 'AK47', '/weapons?row=5-1E'],
    ['weapon 16', 'Weapons', '9mm', '/weapons?row=2-16'], // the pages write hex
    ['icon 0F', 'Radar icons', 'Carl Johnson', '/sprites?row=0F'],
    ['blip 0F', 'Radar icons', 'Carl Johnson', '/sprites?row=0F'],
    ['sprite 15', 'Radar icons', 'Girlfriend', '/sprites?row=15'],
  ])('%s finds first, in the group %s: %s', (query, kind, title, route) => {
    const [group] = ask(query).groups
    const [hit] = group?.hits ?? []
    expect([group?.kind, hit?.title, hit?.route]).toEqual([kind, title, route])
  })

  it.each(['block 31', 'block 99', 'Block 31'])('is a block that no save contains: %s', query => {
    expect(ask(query)).toMatchObject({ total: 0, isNearest: false })
    expect(ask(query).readings.at(-1)).toBe('A save has blocks 00 to 27; 28 to 30 are leftover copies')
  })
})
