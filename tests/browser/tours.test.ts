import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pages } from '../../src/generated/register.ts'
import { allRoutes, pageRoutes } from './support/routes.ts'
import { widthsAround, widthsToTest } from './support/widths.ts'

describe('the tours of all pages', () => {
  it('visit every registered page and expect its heading', () => {
    expect(new Set(allRoutes)).toEqual(new Set(pages.map(({ path }) => `#${path}`)))
    for (const [route, heading] of pageRoutes)
      expect(pages.find(({ path }) => `#${path}` === route)?.title).toBe(heading)
  })

  it('check every page at common widths and on both sides of each breakpoint', () => {
    const usual = [320, 360, 375, 390, 414, 480, 768, 959, 960, 1024, 1199, 1200, 1280, 1440, 1920]
    const ofHeader = widthsAround(readFileSync('src/app/Header.module.css', 'utf8'))
    expect(ofHeader).toEqual(expect.arrayContaining([863, 864, 575, 576])) // not one of the common widths
    const most = [...usual, ...ofHeader].filter(width => width >= 320)
    expect(widthsToTest()).toEqual(expect.arrayContaining(most))
    expect(widthsAround('@media (max-width: 50rem) {} @container (width >= 700.5px) {}')).toEqual([
      800, 801, 699.5, 700.5,
    ])
    expect(widthsAround('@media (width < 30em) {}')).toEqual([479, 480])
  })
})
