import {
  type ComponentType,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { IsComplete } from './completeness.ts'
import { LostPart } from './LostPart.tsx'
import { loadLostStyles } from './lostStyles.ts'

/** What comes sooner is not announced. */
export const patienceMilliseconds = 300

function Loading() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return isLong && <p role="status">Loading...</p>
}

/**
 * A component whose code comes when it is first drawn, or at once where a page is drawn once and for all. Where the code
 * does not come the rest of the page lives on, and a press or the next time that the part is drawn asks for it again.
 * @param load brings the module
 * @param waiting stands in its place until then
 */
export function laterPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  waiting: ReactNode = <Loading />,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  let whole: ReturnType<typeof load> | undefined // React wants the same promise each time
  return function LaterPart(props) {
    const isComplete = use(IsComplete)
    // Null when it did not come.
    const [Part, setPart] = useState<ComponentType<Props> | null | undefined>(() => loaded)
    const ask = async () => {
      loadLostStyles()
      try {
        loaded = (await load()).default
      } finally {
        startTransition(() => setPart(() => loaded ?? null))
      }
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: once; then a press asks
    useLayoutEffect(() => {
      if (!Part) ask().catch(() => {}) // told by what is drawn
    }, [])
    if (isComplete) {
      whole ??= load()
      const { default: Whole } = use(whole)
      return <Whole {...props} />
    }
    if (Part) return <Part {...props} />
    return Part === null ? <LostPart onRetry={ask} /> : waiting
  }
}
