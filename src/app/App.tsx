import { lazy } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router-dom'
import { OverviewPage } from '../pages/overview/OverviewPage.tsx'
import { OnDemand } from '../ui/OnDemand.tsx'
import { NoRoutePage } from './NoRoutePage.tsx'
import { documentedBlocks } from './navigation.ts'
import { Shell } from './Shell.tsx'

const BlockPage = lazy(() => import('../pages/block/BlockPage.tsx'))

/** Pages by route. All but the overview load on demand. */
const lazyPages = {
  '/threads': lazy(() => import('../pages/ThreadsPage.tsx')),
  '/weapons': lazy(() => import('../pages/WeaponsPage.tsx')),
  '/pickups': lazy(() => import('../pages/PickupsPage.tsx')),
  '/sprites': lazy(() => import('../pages/RadarIconsPage.tsx')),
  '/vcolors': lazy(() => import('../pages/colours/VehicleColoursPage.tsx')),
  '/vtypes': lazy(() => import('../pages/vehicles/VehicleTypesPage.tsx')),
  '/vmods': lazy(() => import('../pages/vehicles/VehicleModsPage.tsx')),
  '/garages': lazy(() => import('../pages/GaragesPage.tsx')),
  '/locations': lazy(() => import('../pages/locations/LocationsPage.tsx')),
  '/savehouses': lazy(() => import('../pages/savehouses/SavehousesPage.tsx')),
  '/corrections': lazy(() => import('../pages/CorrectionsPage.tsx')),
  '/map': lazy(() => import('../pages/MapPage.tsx')),
}

/** A block page by its two digits. Ids without a page render nothing. */
function BlockRoute() {
  const { id = '' } = useParams()
  if (!documentedBlocks.some(block => block.block === id)) return null
  return (
    <OnDemand key={id}>
      <BlockPage id={id} />
    </OnDemand>
  )
}

export function App() {
  return (
    <Shell>
      <Routes>
        <Route path="/" element={<OverviewPage />} />
        <Route path="/block/:id" element={<BlockRoute />} />
        {documentedBlocks.map(({ block }) => (
          <Route key={block} path={`/block${block}`} element={<Navigate replace to={`/block/${block}`} />} />
        ))}
        {Object.entries(lazyPages).map(([path, Page]) => (
          <Route
            key={path}
            path={path}
            element={
              <OnDemand key={path}>
                <Page />
              </OnDemand>
            }
          />
        ))}
        <Route path="*" element={<NoRoutePage />} />
      </Routes>
    </Shell>
  )
}
