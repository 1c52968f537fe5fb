import { pages } from '../../../src/generated/register.ts'

const blocks = '00 01 02 03 04 05 06 08 09 10 11 12 15 16 17 18 19 20 21 22 23 24 25 26 27 30'.split(' ')

/** Routes of the blocks that have a page. */
export const blockRoutes = blocks.map(block => `#/block/${block}`)

/** Every other route with the heading of its page. */
export const pageRoutes = pages
  .filter(({ kind }) => kind !== 'block')
  .map(({ path, title }) => [`#${path}`, title] as const)

export const allRoutes = [...pageRoutes.map(([route]) => route), ...blockRoutes]

/** One page of each kind, which `npm test` checks thoroughly; `npm run test:release` does so with the others. */
export const pageKinds = ['#/', '#/vtypes', '#/variables', '#/recipes', '#/code', '#/map', '#/block/03']
