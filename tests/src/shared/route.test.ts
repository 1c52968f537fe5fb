import { describe, expect, it } from 'vitest'
import { blockRoute, documentName, pathOf, statisticRoute } from '#shared/route.ts'

describe('a route', () => {
  it('has a path without its query, which can contain anything', () => {
    expect(['/', '/block/16?stats.row=320', '/weapons?q=a?b\nc'].map(pathOf)).toEqual([
      '/',
      '/block/16',
      '/weapons',
    ])
  })

  it('of a block is that of its page, or of the field at an offset', () => {
    expect(blockRoute('25')).toBe('/block/25')
    expect(blockRoute('25', null)).toBe('/block/25')
    expect(blockRoute('25', '053D')).toBe('/block/25?f=053D')
  })

  it('of a statistic is that of its row among those of block 16', () => {
    expect(statisticRoute('302')).toBe('/block/16?stats.row=302')
  })

  it('determines the files of its page', () => {
    expect(['/', '/weapons', '/block/01'].map(documentName)).toEqual(['overview', 'weapons', 'block-01'])
  })
})
