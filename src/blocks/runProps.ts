import type { MouseEvent } from 'react'
import type { Step } from '#shared/format-path/step.ts'
import { routeToFollow } from '../ui/plainLinks.ts'

/** Shared state of the parts of a grid. */
export interface RunOptions {
  /** Where the struct starts in its block; null for more than one use. */
  readonly structStart: number | null
  /** Field under the pointer or with the focus, here or in the field list. */
  readonly active: string | null
  /** Field selected by the address. */
  readonly selected: string | null
  /** Field in the tab order. */
  readonly stop: string
  readonly onActive: (name: string | null) => void
  readonly onStop: (name: string) => void
  /** The route that selects a field. */
  readonly routeOf: (step: Step) => string
  /** Follows such a route. */
  readonly onSelect: (route: string) => void
}

/** Properties of a field's link in the grid. */
export function runProps(step: Step, options: RunOptions) {
  const { active, selected, onActive, onSelect, routeOf } = options
  const { name, legend, role } = step.field
  return {
    href: `#${routeOf(step)}`,
    'data-type': legend,
    'data-role': role,
    'data-active': active === name || undefined,
    'data-selected': selected === name || undefined,
    onMouseEnter: () => onActive(name),
    onMouseLeave: () => onActive(null),
    onClick: (event: MouseEvent) => {
      const route = routeToFollow(event.nativeEvent)
      if (!route) return
      event.preventDefault()
      onSelect(route)
    },
  }
}

/** Properties of the single link per field for keyboards and screen readers. */
export function stopProps({ field: { name } }: Step, { stop, onActive, onStop }: RunOptions) {
  return {
    'data-stop': true,
    tabIndex: stop === name ? 0 : -1,
    onFocus: () => {
      onActive(name)
      onStop(name)
    },
    onBlur: () => onActive(null),
  }
}
