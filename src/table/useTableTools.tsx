import { type ReactNode, useEffect, useState } from 'react'
import type { TableToolsProps } from './TableTools.tsx'

/** Asked for in one place: each `import` costs every table its list of files. */
export const loadTools = () => import('./TableTools.tsx')

interface Tools {
  readonly code: typeof import('./TableTools.tsx')
  /** What the code was asked for by; a press is done when it is there. */
  readonly sign: Event | null
}

/**
 * What a table brings once the reader has given a sign: the pointer or the focus in it. Where its code cannot be had, the
 * table does without it until the next sign.
 * @returns the tool for its rows
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
      loadTools().then(
        code => setTools({ code, sign }),
        () => {},
      )
    }
    for (const sign of ['pointerover', 'focusin', 'click'])
      scroller.current?.addEventListener(sign, ask, listening)
    return () => listening.abort()
  }, [tools, scroller])
  if (!tools) return null
  const { TableTools } = tools.code
  return <TableTools {...props} sign={tools.sign} />
}
