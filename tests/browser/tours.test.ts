import { describe, expect, it } from 'vitest'
import { allRoutes, pageKinds } from './support/routes.ts'
import { widthsAbove, widthsToTest } from './support/widths.ts'

describe('the tours of all pages', () => {
  it('check one page of each kind thoroughly', () => {
    expect(pageKinds.filter(route => !allRoutes.includes(route))).toEqual([])
  })

  it('check pages at common widths and just above each breakpoint', () => {
    expect(widthsToTest()).toEqual(expect.arrayContaining([320, 390, 1920, 864, 576])) // the last two are of the header
    const css = '@media (max-width: 50rem) {} @container (width >= 700.5px) {} @media (width < 30em) {}'
    expect(widthsAbove(css)).toEqual([801, 700.5, 480])
  })
})
