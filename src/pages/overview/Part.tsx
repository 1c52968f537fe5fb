import { useEffect, useState, useSyncExternalStore } from 'react'
import { laterPart } from '../../ui/laterPart.tsx'
import { whenIdle } from '../../ui/whenIdle.ts'

type Parts = typeof import('./overviewParts.tsx').parts

let parts: Parts | null = null

/** Loads what the parts of the overview are drawn from. @throws when the file does not come */
export async function loadParts(): Promise<Parts> {
  const module = await import('./overviewParts.tsx')
  parts = module.parts
  return parts
}

const never = () => () => {}
/** One object: React leaves the content alone as long as it is the same. */
const untouched = { __html: '' }

interface Props {
  name: keyof Parts
}

const LaterPart = laterPart<Props>(async () => {
  const later = await loadParts()
  return { default: ({ name }) => later[name] }
}, null)

/**
 * A part of the overview that is only read. Where the document shows it already, from our own build, it stays as it
 * stands there: 8 KB of code that nobody needs.
 */
export function Part({ name }: Props) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => parts === null,
  )
  const [isKept] = useState(isTakenOver)
  useEffect(() => {
    // The reader leaves the page and may come back, but first wants to see the next one.
    if (isKept) return () => void whenIdle(() => void loadParts().catch(() => {}))
    return undefined
  }, [isKept])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, it keeps what the document shows
  if (isKept) return <div data-part={name} dangerouslySetInnerHTML={untouched} />
  return <div data-part={name}>{parts ? parts[name] : <LaterPart name={name} />}</div>
}
