import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allRoutes, pageKinds } from './support/routes.ts'
import { widthsAbove, widthsToTest } from './support/widths.ts'

describe('the tours of all pages', () => {
  it('check one page of each kind thoroughly', () => {
    expect(pageKinds.filter(route => !allRoutes.includes(route))).toEqual([])
  })

  it('check pages at common widths and just above each breakpoint', () => {
    const ofHeader = widthsAbove(readFileSync('src/app/Header.module.css', 'utf8'))
    expect(ofHeader).toEqual(expect.arrayContaining([864, 576])) // not one of the common widths
    const most = [320, 390, 960, 1200, 1920, ...ofHeader].filter(width => width >= 320)
    expect(widthsToTest()).toEqual(expect.arrayContaining(most))
    expect(widthsAbove('@media (max-width: 50rem) {} @container (width >= 700.5px) {}')).toEqual([801, 700.5])
    expect(widthsAbove('@media (width < 30em) {}')).toEqual([480])
  })
})
