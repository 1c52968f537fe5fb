// The router's own history would be 1 KB more, and the page of an address is to show only when its code is there.
import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom'
import { newEntry, readEntry } from '../ui/historyEntry.ts'

/** The address of the browser as the router knows it, and how it came about. */
export interface Step {
  readonly location: Location
  readonly action: NavigationType
}

function readStep(action: NavigationType): Step {
  const { pathname = '/', search = '', hash = '' } = parsePath(window.location.hash.slice(1))
  const route = pathname.startsWith('/') ? pathname : `/${pathname}`
  return { location: { pathname: route, search, hash, ...readEntry() }, action }
}

let entry: Step | null = null
let current: Step | null = null
const listeners = new Set<() => void>()

function arrive(action: NavigationType) {
  current = readStep(action)
  for (const listener of listeners) listener()
}

/** An address of the site as links have it: behind the #. */
export const hrefOf = (to: To): string => `#${typeof to === 'string' ? to : createPath(to)}`

/** Steps that the router takes, in the part of the address behind the #. */
export const siteNavigator: Navigator = {
  createHref: hrefOf,
  go: steps => window.history.go(steps),
  push(to, state) {
    window.history.pushState(newEntry(state), '', hrefOf(to))
    arrive(NavigationType.Push)
  },
  replace(to, state) {
    window.history.replaceState(newEntry(state), '', hrefOf(to))
    arrive(NavigationType.Replace)
  },
}

/**
 * The step the site starts with: the address when it was first asked for. What the document shows by then is taken over
 * as the page of this step, even when the reader goes on before that is done.
 */
export function readEntryStep(): Step {
  if (!entry) {
    entry = readStep(NavigationType.Pop)
    window.addEventListener('popstate', () => arrive(NavigationType.Pop))
  }
  return entry
}

/** The present step; the same object until the address changes. */
export function readCurrentStep(): Step {
  return current ?? readEntryStep()
}

/** Calls back after each change of the address, by the router or by the reader. @returns what ends it */
export function subscribeToSteps(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
