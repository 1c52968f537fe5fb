import { type ReactNode, useEffect, useState } from 'react'
import type { TableToolsProps } from './TableTools.tsx'

interface Tools {
  readonly TableTools: typeof import('./TableTools.tsx').TableTools
  /** What the reader pointed at or touched when the code was asked for. */
  readonly sign: EventTarget | null
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
    let sign: EventTarget | null = null
    const ask = ({ target }: Event) => {
      sign ??= target // a touch gives the focus to the table, too, but means the row
      import('./TableTools.tsx').then(
        ({ TableTools }) => setTools({ TableTools, sign }),
        () => {},
      )
    }
    for (const sign of ['pointerover', 'focusin']) scroller.current?.addEventListener(sign, ask, listening)
    return () => listening.abort()
  }, [tools, scroller])
  return tools && <tools.TableTools {...props} sign={tools.sign} />
}
