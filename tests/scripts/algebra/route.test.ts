import { describe, expect, it } from 'vitest'
import { documentName, pathOf } from '../../../scripts/algebra/route.ts'

describe('a route', () => {
  it('is a path without its query, which may hold anything', () => {
    expect(['/', '/block/16?stats.row=320', '/weapons?q=a?b\nc'].map(pathOf)).toEqual([
      '/',
      '/block/16',
      '/weapons',
    ])
  })

  it('names the files of its page', () => {
    expect(['/', '/weapons', '/block/01'].map(documentName)).toEqual(['overview', 'weapons', 'block-01'])
  })
})
