import type { Frame } from 'playwright-core'

/** Minimum width and height of a target in CSS pixels (WCAG 2.5.8), less rounding errors. */
const leastTarget = 23.5

/** Targets that are smaller than required. The label of a checkbox is part of its target. */
export function smallTargets(frame: Frame): Promise<string[]> {
  return frame.evaluate(least => {
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
