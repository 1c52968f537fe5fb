import { beforeAll, describe, expect, it } from 'vitest'
import { findHits } from '../../../src/search/findHits.ts'
import type { SearchIndex } from '../../../src/search/searchIndex.ts'
import { loadFullIndex } from './support/full-index.ts'

let index: SearchIndex
beforeAll(async () => {
  index = await loadFullIndex()
})

const wish = { opened: new Set<string>(), isAll: true }
const ask = (query: string) => findHits(index, query, wish)

/** The first result of a query: the heading of the first group, and title and route of its first hit. */
const firstOf = (query: string) => {
  const [group] = ask(query).groups
  const [hit] = group?.hits ?? []
  return [group?.kind, hit?.title, hit?.route]
}

const macFolder = encodeURIComponent('$HOME/Documents/Rockstar Games/GTA San Andreas User Files')

describe('the first result', () => {
  it.each([
    // names: complete, beginnings, and in other categories
    ['Landstalker', 'Vehicles', 'Landstalker', '/vtypes?row=400'],
    ['infer', 'Vehicles', 'Infernus', '/vtypes?row=411'],
    ['tagging up turf', 'Missions', 'Tagging up Turf', '/missions?row=13'],
    ['desert eagle', 'Weapons', 'Desert Eagle', '/weapons?row=2-18'],
    ['AK47', 'Weapons', 'AK47', '/weapons?row=5-1E'],
    ['AK-47', 'Weapons', 'AK47', '/weapons?row=5-1E'],
    ['ak 47', 'Weapons', 'AK47', '/weapons?row=5-1E'],
    ['ammu', 'Locations', 'Ammu-Nation', '/locations?row=6'],
    ['ammunation', 'Locations', 'Ammu-Nation', '/locations?row=6'],
    ['ammu-nation', 'Locations', 'Ammu-Nation', '/locations?row=6'],
    ['max health', 'Statistics', 'Max Health', '/block/16?stats.row=24'],
    ['MAX_HEALTH', 'Statistics', 'Max Health', '/block/16?stats.row=24'],
    ['has_cheated', 'Fields', 'has_cheated', '/block/00?f=0090'],
    ['cheated', 'Recipes', 'Clear the cheat flag', '/recipes?row=clear-cheated'],
    ['police trap 5', 'Police traps', 'Police trap 5', '/block/17?traps.row=5'],
    ['oyster', 'Pickups', 'Oyster', '/pickups?row=953'],
    ['grove street families', 'Gangs', 'Grove Street Families', '/block/10?gangs.row=1'],
    ['corrections', 'Pages', 'Corrections', '/corrections'],
    ['radar icon sweet', 'Radar icons', 'Sweet', '/sprites?row=26'],
    ['statistic 181', 'Statistics', 'Story Line', '/block/16?stats.row=181'],
    ['save place 12', 'Save places', 'Mulholland', '/savehouses?places.row=12'],
    ['colours 126', 'Vehicle colours', 'Pink', '/vcolors?row=126'],
    ['weapon 1f', 'Weapons', 'M4', '/weapons?row=5-1F'],
    ['car 411', 'Vehicles', 'Infernus', '/vtypes?row=411'],
    ['door 28', 'Locations', 'Savehouse: Ganton (home)', '/locations?row=28'],
    ['location 48', 'Locations', 'Savehouse: Mulholland (south, Madd Dogg)', '/locations?row=48'],
    ['desert eagle skill', 'Statistics', 'Weapon skill: Desert Eagle', '/block/16?stats.row=71'],
    // internal and older names
    ['landstal', 'Vehicles', 'Landstalker', '/vtypes?row=400'],
    ['cjsafe', 'Garages', 'cjsafe', '/block/03?garages.row=9'],
    ['purple d', 'Pickups', 'Purple dildo', '/pickups?row=321'],
    ['cj_oyster', 'Pickups', 'Oyster', '/pickups?row=953'],
    ['blip_flags', 'Flags', 'unused', '/block/09?f=blip.0025'],
    // names used by players and other sites
    ['colt 45', 'Weapons', '9mm', '/weapons?row=2-16'],
    ['uzi', 'Weapons', 'Micro SMG', '/weapons?row=4-1C'],
    ['pistol', 'Weapons', '9mm', '/weapons?row=2-16'],
    ['schools', 'Radar icons', 'School', '/sprites?row=24'],
    ['python', 'In your program', 'Python', '/code?tab=python'],
    ['json', 'Pages', 'San Andreas Save Reference', '/'],
    ['deagle', 'Weapons', 'Desert Eagle', '/weapons?row=2-18'],
    ['sawed off', 'Weapons', 'Sawnoff Shotgun', '/weapons?row=3-1A'],
    ['safehouse', 'Pages', 'Savehouses', '/savehouses'],
    ['savegame', 'Pages', 'San Andreas Save Reference', '/'],
    ['time of day', 'Fields', 'game_hour', '/block/00?f=0086'],
    ['bulletproof', 'Flags', 'bullets', '/block/03?f=stored_car.0010'],
    // numbers in each notation
    ['411', 'Vehicles', 'Infernus', '/vtypes?row=411'],
    ['16', 'Pages', 'Block 16: Stats', '/block/16'],
    ['0x10', 'Weapons', 'Grenade', '/weapons?row=8-10'],
    ['10h', 'Weapons', 'Grenade', '/weapons?row=8-10'],
    ['E4', 'Statistics', 'Respect mission total', '/block/16?stats.row=228'],
    ['00E4', 'At this offset in a block', 'max_wanted_level', '/block/00?f=00E4'],
    ['35DA8175', 'Versions of the game', 'PC 1.00', '/block/00?versions.row=35DA8175'],
    // locations
    ['16:0114', 'At this offset in a block', 'float_stats[69]', '/block/16?f=0114'],
    ['16.0114', 'At this offset in a block', 'float_stats[69]', '/block/16?f=0114'],
    ['block 0x10 0114', 'At this offset in a block', 'float_stats[69]', '/block/16?f=0114'],
    ['block 16 0114', 'At this offset in a block', 'float_stats[69]', '/block/16?f=0114'],
    ['25:053D', 'At this offset in a block', 'doors[222].flags', '/block/25?f=053D'],
    ['0x2F3A0', 'In a typical save', 'Padding', '/?mark=2F3A0'],
    ['193440', 'In a typical save', 'Padding', '/?mark=2F3A0'],
    ['0x317FC', 'In a typical save', 'Checksum', '/?mark=317FC'],
    ['copy of block 16', 'The file', 'Copy of block 16', '/?mark=2A804'],
    ['saves on macos', 'The file', 'Saves on macOS (Steam)', `/?mark=${macFolder}`],
    ['0x1E000', 'In a typical save', 'Block 15: busted_speech_state', '/block/15?f=0028'],
    // script variables
    ['$542', 'Script variables', 'zero_missions_passed', '/variables?row=540'],
    ['$ 409', 'Script variables', 'on_mission', '/variables?row=407'],
    ['variable 409', 'Script variables', 'on_mission', '/variables?row=407'],
    ['var index 407', 'Script variables', 'on_mission', '/variables?row=407'],
    ['variable 176', 'Script variables', 'Variable $176', '/variables?row=174'],
    ['school_cones_3', 'Script variables', 'school_cones_3', '/variables?row=202'],
    ['school_cones[3]', 'Script variables', 'school_cones_3', '/variables?row=202'],
    ['gf_denise_progress', 'Script variables', 'gf_denise_progress', '/variables?row=357'],
    // bytes and floats
    ['59F29D44', 'Savehouses', 'Savehouse 1', '/savehouses?row=1'],
    ['59 F2 9D 44', 'Savehouses', 'Savehouse 1', '/savehouses?row=1'],
    ['449DF259', 'Savehouses', 'Savehouse 1', '/savehouses?row=1'],
    ['1263.573', 'Savehouses', 'Savehouse 1', '/savehouses?row=1'],
    // one typo
    ['lanstalker', 'Vehicles', 'Landstalker', '/vtypes?row=400'],
    ['desrt eagle', 'Weapons', 'Desert Eagle', '/weapons?row=2-18'],
    ['vehicle color black', 'Vehicle colours', 'Black', '/vcolors?row=0'],
    ['heaven', 'Glossary', 'heaven', '/legend?row=heaven'],
    ['infrenus', 'Vehicles', 'Infernus', '/vtypes?row=411'],
  ])('for %s is in the group %s: %s', (query, kind, title, route) => {
    expect(firstOf(query)).toEqual([kind, title, route])
  })
})

describe('a number', () => {
  it('finds every id it can be', () => {
    const kinds = ask('16').groups.map(({ kind }) => kind)
    for (const kind of [
      'Pages',
      'Missions',
      'Weapons',
      'Vehicle colours',
      'Savehouses',
      'Garages',
      'Script variables',
    ])
      expect(kinds).toContain(kind)
  })

  it('is explained in the notation it was read as', () => {
    expect(ask('0x10').readings).toEqual(['0x10 = 16'])
    expect(ask('16').readings).toEqual(['16 = 0x10; 0x16 = 22'])
    expect(ask('59F29D44').readings).toEqual([
      '59 F2 9D 44 in a file: float 1263.5734, integer 1,151,201,881',
      'big-endian: float 8.5362325e+15, integer 1,509,072,196',
    ])
    expect(ask('1000000').readings).toContain('1000000 in a file: integer 40 42 0F 00, float 00 24 74 49')
    expect(ask('desert eagle').readings).toEqual([])
  })

  it('that is also a word first finds the word', () => {
    expect(firstOf('bad')[1]).toBe('Badlands')
    expect(firstOf('fade')[1]).not.toContain('Block')
  })

  it('finds the field of the block, the statistic and the weapon at that offset', () => {
    const found = ask('16:0114').groups.flatMap(({ hits }) => hits.map(({ title }) => title))
    expect(found).toEqual(['float_stats[69]', 'Weapon skill: Pistol', '9mm'])
  })

  it('at an offset in a typical save is marked as such', () => {
    expect(ask('0x1E000').groups[0]?.hits[0]?.detail).toContain('byte 122,880 of a typical save')
    expect(ask('0x00E4').groups.find(({ kind }) => kind === 'In a typical save')?.hits[0]?.detail).toContain(
      'of every save',
    )
  })
})

describe('a query without results', () => {
  it.each(['savehouse zzzz', 'infernuss mod'])('suggests the nearest: %s', query => {
    const answer = ask(query)
    expect(answer.isNearest).toBe(true)
    expect(answer.total).toBeGreaterThan(0)
  })

  it.each(['xyzzyq', 'asdfghjkl', 'zzzz', 'qwertz blah', 'how do i bake a cake'])(
    'finds nothing for nonsense: %s',
    query => {
      expect(ask(query).total).toBe(0)
    },
  )

  it('finds nothing for symbols alone', () => {
    expect(ask('???')).toMatchObject({ total: 0, isNearest: false })
  })
})

it.each(['money', 'health', 'driving school'])('a recipe is among the first three kinds for %s', query => {
  const kinds = ask(query).groups.map(({ kind }) => kind)
  expect(kinds.slice(0, 3)).toContain('Recipes')
})
