const storeKey = 'scroll-positions'
/** As many as a reader goes back; older ones are forgotten. */
const kept = 100

let positions: Map<string, number> | null = null

function readStored(): readonly (readonly [string, number])[] {
  const [navigation] = performance.getEntriesByType('navigation')
  const isNewVisit = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  const text = isNewVisit ? null : sessionStorage.getItem(storeKey)
  return text === null ? [] : JSON.parse(text)
}

function store(all: ReadonlyMap<string, number>) {
  try {
    sessionStorage.setItem(storeKey, JSON.stringify([...all].slice(-kept)))
  } catch {
    // Without storage a reload starts at the top.
  }
}

/** How far pages and tables were scrolled, in pixels, by step of the history and place. A reload keeps it. */
export function scrollPositions(): Map<string, number> {
  if (positions) return positions
  let stored: readonly (readonly [string, number])[] = []
  try {
    stored = readStored()
  } catch {
    // The browser forbids to store, or something else wrote there.
  }
  const all = new Map(stored)
  addEventListener('pagehide', () => store(all))
  positions = all
  return all
}
