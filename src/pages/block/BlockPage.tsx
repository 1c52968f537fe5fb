import { Page } from '../../ui/Page.tsx'

export default function BlockPage({ id }: { id: string }) {
  return <Page title={`Block ${id}`}>{null}</Page>
}
