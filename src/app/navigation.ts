import { blocks } from '../generated/blocks.ts'

/** One entry of the navigation list: `code` is the two digits of a block. */
export interface NavigationEntry {
  readonly to: string
  readonly label: string
  readonly code?: string
}

export interface NavigationGroup {
  readonly title: string
  readonly entries: readonly NavigationEntry[]
}

/** The blocks that have a page, in file order. */
export const documentedBlocks = blocks.filter(block => block.hasPage)

export const navigation: readonly NavigationGroup[] = [
  {
    title: 'Start',
    entries: [
      { to: '/', label: 'Overview' },
      { to: '/corrections', label: 'Corrections' },
    ],
  },
  {
    title: 'Game data',
    entries: [
      { to: '/threads', label: 'Threads' },
      { to: '/weapons', label: 'Weapons' },
      { to: '/pickups', label: 'Pickups' },
      { to: '/sprites', label: 'Radar icons' },
      { to: '/vcolors', label: 'Vehicle colours' },
      { to: '/vtypes', label: 'Vehicle types' },
      { to: '/vmods', label: 'Vehicle mods' },
    ],
  },
  {
    title: 'Places',
    entries: [
      { to: '/map', label: 'Map' },
      { to: '/savehouses', label: 'Savehouses' },
      { to: '/garages', label: 'Garages' },
      { to: '/locations', label: 'Locations' },
    ],
  },
  {
    title: 'Blocks',
    entries: documentedBlocks.map(block => ({
      to: `/block/${block.block}`,
      label: block.description,
      code: block.block,
    })),
  },
]
