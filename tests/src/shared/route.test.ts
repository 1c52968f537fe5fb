import { expect, it } from 'vitest'
import { documentName } from '#shared/route.ts'

it('the route of a page determines the name of its document', () => {
  expect(['/', '/weapons', '/block/01'].map(documentName)).toEqual(['overview', 'weapons', 'block-01'])
})
