import { useLocation } from 'react-router-dom'
import { type PageInfo, pages } from '../generated/register.ts'
import { Page } from '../site/Page.tsx'
import { Requested } from '../ui/Requested.tsx'

const mostPages = 5

/** The pairs of neighbouring letters in a text: similar texts share many. */
function letterPairs(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '')
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  )
}

/** Share of common letter pairs, 0 to 1 (Dice coefficient). */
function similarity(a: string, b: string): number {
  const [pairsA, pairsB] = [letterPairs(a), letterPairs(b)]
  const common = [...pairsA].filter(pair => pairsB.has(pair)).length
  return pairsA.size + pairsB.size === 0 ? 0 : (2 * common) / (pairsA.size + pairsB.size)
}

/** The pages whose path or title is most similar to an unknown path, the best first. */
function nearestPages(path: string, pages: readonly PageInfo[]): readonly PageInfo[] {
  return pages
    .map(page => ({ page, score: Math.max(similarity(path, page.path), similarity(path, page.title)) }))
    .filter(({ score }) => score > 0.2)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostPages)
    .map(({ page }) => page)
}

/** Page not found, with the pages whose addresses are most similar. */
export function NoRoutePage() {
  const { pathname } = useLocation()
  return (
    <Page title="No route matches" intro={<p>Page not found.</p>}>
      <p>
        There is no page at <Requested>{`#${pathname}`}</Requested>. The link may be old or mistyped.
      </p>
      <h2>Similar pages</h2>
      <ul>
        {nearestPages(pathname, pages).map(({ path, title }) => (
          <li key={path}>
            <a href={`#${path}`}>{title}</a>
          </li>
        ))}
        <li>
          <a href="#/">Overview</a>
        </li>
      </ul>
    </Page>
  )
}
