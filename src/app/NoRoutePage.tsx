import { useLocation } from 'react-router-dom'
import { Page } from '../site/Page.tsx'
import { AskedFor } from '../ui/AskedFor.tsx'

interface Props {
  /** Name of the block that the address asks for, where it asks for one. */
  block: string | null
}

/** Any address that no route knows. */
export function NoRoutePage({ block }: Props) {
  const { pathname } = useLocation()
  return (
    <Page title="No route matches">
      <p>
        {block === null ? (
          <>
            There is nothing at <AskedFor>{`#${pathname}`}</AskedFor>.
          </>
        ) : (
          <>
            There is no block <AskedFor>{block}</AskedFor>: a save has the blocks 00 to 27
            {/^\d$/.test(block) && (
              <>
                ; you may mean <a href={`#/block/0${block}`}>block 0{block}</a>
              </>
            )}
            .
          </>
        )}{' '}
        The link may be old or mistyped; the list of pages has everything, or go{' '}
        <a href="#/">to the overview</a>.
      </p>
    </Page>
  )
}
