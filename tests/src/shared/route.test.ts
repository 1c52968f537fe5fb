import { expect, it } from 'vitest'
import { documentName, statisticRoute } from '#shared/route.ts'
import { statisticsTable } from '../../../src/generated/blocks/16-statistics.ts'
import { cardRoute } from '../../../src/table/tableDefinition.ts'

it('the route of a page determines the name of its document', () => {
  expect(['/', '/weapons', '/block/01'].map(documentName)).toEqual(['overview', 'weapons', 'block-01'])
})

it('the route of a statistic opens its card', () => {
  const cards = statisticsTable.rows.map(row => cardRoute({ source: statisticsTable }, row))
  expect(cards).toEqual(statisticsTable.rows.map(({ id }) => statisticRoute(String(id))))
  expect(cards).not.toEqual([])
})
