import { type ReactNode, useEffect, useState } from 'react'
import type { TableToolsProps } from './TableTools.tsx'

interface Tools {
  readonly TableTools: typeof import('./TableTools.tsx').TableTools
  /** What the code was asked for by; a press is done when it is there. */
  readonly sign: Event | null
}

/**
 * The tool for the rows of a table, once the reader has given a sign: the pointer or the focus in it. Where its code
 * cannot be had, the table does without it until the next sign.
 */
export function useTableTools<Row extends object>(props: Omit<TableToolsProps<Row>, 'sign'>): ReactNode {
  const { scroller } = props
  const [tools, setTools] = useState<Tools | null>(null)
  useEffect(() => {
    if (tools) return
    const listening = new AbortController()
    let sign: Event | null = null
    const ask = (event: Event) => {
      // A touch gives the focus to the table, too, but means the row; the press comes last and means most.
      if (sign === null || event.type === 'click') sign = event
      import('./TableTools.tsx').then(
        ({ TableTools }) => setTools({ TableTools, sign }),
        () => {},
      )
    }
    for (const sign of ['pointerover', 'focusin', 'click'])
      scroller.current?.addEventListener(sign, ask, listening)
    return () => listening.abort()
  }, [tools, scroller])
  return tools && <tools.TableTools {...props} sign={tools.sign} />
}
