import { type ReactNode, useEffect, useState } from 'react'
import type { TableToolsProps } from './TableTools.tsx'

type Tools = typeof import('./TableTools.tsx')

/**
 * The tool for the rows of a table, once the reader has given a sign: the pointer or the focus in it. Where its code
 * cannot be had, the table does without it until the next sign.
 */
export function useTableTools<Row extends object>(props: TableToolsProps<Row>): ReactNode {
  const { scroller } = props
  const [tools, setTools] = useState<Tools | null>(null)
  useEffect(() => {
    if (tools) return
    const listening = new AbortController()
    const ask = () => {
      import('./TableTools.tsx').then(setTools, () => {})
    }
    for (const sign of ['pointerover', 'focusin']) scroller.current?.addEventListener(sign, ask, listening)
    return () => listening.abort()
  }, [tools, scroller])
  return tools && <tools.TableTools {...props} />
}
