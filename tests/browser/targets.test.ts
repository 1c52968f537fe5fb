import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'
import { pageRoutes } from './support/routes.ts'

shareBrowser()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Minimum width and height of a target in CSS pixels (WCAG 2.5.8), less rounding errors. */
const leastTarget = 23.5

/** Targets that are smaller than required. The label of a checkbox is part of its target. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(least => {
    const targets = document.querySelectorAll('main :is(a, button, input, select, summary)')
    return [...targets].flatMap(target => {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
      const isHidden = !target.checkVisibility() || getComputedStyle(target).clipPath !== 'none'
      return isHidden || (width >= least && height >= least)
        ? []
        : [`${Math.round(width)} × ${Math.round(height)}: ${target.textContent || target.ariaLabel}`]
    })
  }, leastTarget)
}

describe('on a phone', () => {
  it.each([
    ...pageRoutes.map(([route]) => route),
    '#/vtypes?row=411',
    '#/missions?row=15',
    '#/locations?row=10',
  ])('all targets of %s are 24 px wide and high', async route => {
    const { page } = await openSite(route, phone)
    expect((await smallTargets(page)).slice(0, 8)).toEqual([])
  })
})
