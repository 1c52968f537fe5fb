import { whenIdle } from '../../ui/whenIdle.ts'

/** The property by which a part says how it is laid out: `auto` when the reader comes near. */
const layout = '--far-layout'

/** Rows that a high window shows of a table. Code shared with table/layOutAhead.ts would be one more file for each page. */
const rowsInView = 30

/**
 * Has the parts below the window laid out after all, one whenever the browser is idle: when the reader comes they are as
 * high as they stay, and nothing moves under a press. Parts above would move what is being read.
 * @returns what calls it off
 */
export function layOutFarParts(page: HTMLElement | null): () => void {
  let callOff = whenIdle(() => {
    const parts = page?.querySelectorAll<HTMLElement>(`section[style*="${layout}"]`) ?? []
    const next = [...parts].find(
      part =>
        part.style.getPropertyValue(layout).trim() === 'auto' &&
        part.getBoundingClientRect().top > window.innerHeight,
    )
    if (!next) return
    next.style.setProperty(layout, 'visible')
    for (const row of [...next.querySelectorAll('tr')].slice(0, rowsInView))
      row.style.contentVisibility = 'visible'
    callOff = layOutFarParts(page)
  })
  return () => callOff()
}
