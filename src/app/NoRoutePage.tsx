import { useLocation } from 'react-router-dom'
import { pages } from '../generated/register.ts'
import { Page } from '../site/Page.tsx'
import { Requested } from '../ui/Requested.tsx'
import { nearestPages } from './nearestPages.ts'

function BlockHint({ block }: { block: string }) {
  return (
    <p>
      There is no block <Requested>{block}</Requested>: a save has the blocks 00 to 27
      {/^\d$/.test(block) && (
        <>
          . Did you mean <a href={`#/block/0${block}`}>block 0{block}</a>?
        </>
      )}
      {!/^\d$/.test(block) && '.'}
    </p>
  )
}

/** Page not found, with the pages whose addresses are most similar. @param block that the address names */
export function NoRoutePage({ block }: { block: string | undefined }) {
  const { pathname } = useLocation()
  return (
    <Page title="No route matches" intro={<p>Page not found.</p>}>
      {block === undefined ? (
        <p>
          There is no page at <Requested>{`#${pathname}`}</Requested>. The link may be old or mistyped.
        </p>
      ) : (
        <BlockHint block={block} />
      )}
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
