import { Page } from '../ui/Page.tsx'

export default function MapPage() {
  return <Page title="Map">{null}</Page>
}
