/** What the page itself notes while it loads. Times in milliseconds from the start of the visit. */
export interface Probe {
  firstPaint: number
  firstContent: number
  largestContent: number
  layoutShift: number
  longTasks: { start: number; duration: number }[]
  /** When the browser last told of something. */
  lastEvent: number
  /** Time from the reader's press to the paint of what it brought; NaN when nothing came. */
  answer: Promise<number>
}

declare global {
  interface Window {
    benchProbe: Probe
  }
  interface PerformanceEntry {
    readonly value?: number
    readonly hadRecentInput?: boolean
  }
}

/** Runs in the page before its own code. */
export function installProbe(): void {
  const probe: Probe = {
    firstPaint: 0,
    firstContent: 0,
    largestContent: 0,
    layoutShift: 0,
    longTasks: [],
    lastEvent: 0,
    answer: Promise.resolve(Number.NaN),
  }
  window.benchProbe = probe
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => {
      probe.lastEvent = performance.now()
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  note('paint', ({ name, startTime }) => {
    if (name === 'first-paint') probe.firstPaint = startTime
    else probe.firstContent = startTime
  })
  note('largest-contentful-paint', ({ startTime }) => {
    probe.largestContent = startTime
  })
  note('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) probe.layoutShift += value
  })
  note('longtask', ({ startTime, duration }) => probe.longTasks.push({ start: startTime, duration }))
  note('resource', () => {})
}

/** Runs in the page: from the next press on, waits until another heading stands there with its content. */
export function awaitContent(): void {
  const heading = () => document.querySelector('main h1')?.textContent
  const previous = heading()
  window.benchProbe.answer = new Promise(resolve => {
    let pressed = 0
    addEventListener('pointerdown', event => (pressed = event.timeStamp), { capture: true, once: true })
    const look = () => {
      const isThere = heading() !== undefined && heading() !== previous
      if (!isThere || document.querySelector('main')?.textContent?.includes('Loading...'))
        return void requestAnimationFrame(look)
      // A message comes after the frame that this callback belongs to has been painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - pressed)
      port2.postMessage(0)
    }
    requestAnimationFrame(look)
    setTimeout(() => resolve(Number.NaN), 30_000)
  })
}

/** Runs in the page: from the next press on, waits until what the open dialog shows has changed and is painted. */
export function awaitList(): void {
  window.benchProbe.answer = new Promise(resolve => {
    let pressed = 0
    addEventListener('keydown', event => (pressed = event.timeStamp), { capture: true, once: true })
    const observer = new MutationObserver(() => {
      if (pressed === 0) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - pressed)
        port2.postMessage(0)
      })
    })
    const dialog = document.querySelector('dialog')
    if (dialog) observer.observe(dialog, { subtree: true, childList: true, characterData: true })
    setTimeout(() => resolve(Number.NaN), 5_000)
  })
}

/** Runs in the page: from the next press on, waits until the rows of a table have changed and are painted. */
export function awaitRows(): void {
  const isRow = ({ target }: MutationRecord) =>
    target instanceof Element ? target.closest('thead, caption, colgroup') === null : true
  window.benchProbe.answer = new Promise(resolve => {
    let pressed = 0
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, event => (pressed ||= event.timeStamp), { capture: true, once: true })
    const observer = new MutationObserver(records => {
      if (pressed === 0 || !records.some(isRow)) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - pressed)
        port2.postMessage(0)
      })
    })
    for (const table of document.querySelectorAll('main table'))
      observer.observe(table, { subtree: true, childList: true, attributes: true, characterData: true })
    setTimeout(() => resolve(Number.NaN), 5_000)
  })
}
