import type { ComponentType } from 'react'
import { type BlockPath, type PageInfo, type PagePath, pages } from '../generated/register.ts'

type Load = () => Promise<{ readonly default: ComponentType }>

/** The modules of the pages, apart from the blocks. */
const loaders: Readonly<Record<Exclude<PagePath, BlockPath>, Load>> = {
  '/': () => import('../pages/overview/OverviewPage.tsx'),
  '/platforms': () => import('../pages/platforms/PlatformsPage.tsx'),
  '/corrections': () => import('../pages/CorrectionsPage.tsx'),
  '/legend': () => import('../pages/legend/LegendPage.tsx'),
  '/sources': () => import('../pages/sources/SourcesPage.tsx'),
  '/recipes': () => import('../pages/recipes/RecipesPage.tsx'),
  '/checklist': () => import('../pages/checklist/ChecklistPage.tsx'),
  '/code': () => import('../pages/code/CodePage.tsx'),
  '/threads': () => import('../pages/ThreadsPage.tsx'),
  '/missions': () => import('../pages/missions/MissionsPage.tsx'),
  '/variables': () => import('../variables/VariablesPage.tsx'),
  '/weapons': () => import('../pages/WeaponsPage.tsx'),
  '/pickups': () => import('../pages/PickupsPage.tsx'),
  '/sprites': () => import('../pages/RadarIconsPage.tsx'),
  '/vcolors': () => import('../pages/colours/VehicleColoursPage.tsx'),
  '/vtypes': () => import('../pages/vehicles/VehicleTypesPage.tsx'),
  '/vmods': () => import('../pages/vehicles/VehicleModsPage.tsx'),
  '/map': () => import('../map/MapPage.tsx'),
  '/savehouses': () => import('../pages/savehouses/SavehousesPage.tsx'),
  '/garages': () => import('../pages/GaragesPage.tsx'),
  '/locations': () => import('../pages/locations/LocationsPage.tsx'),
}

const pagesByPath = new Map<string, PageInfo>(pages.map(page => [page.path, page]))

/**
 * Loads the code and data of the page at a path; free once the browser has the files.
 * @throws when there is no such page or a file cannot be loaded
 */
export async function loadPage(path: string): Promise<ComponentType> {
  const page = pagesByPath.get(path)
  if (page === undefined) throw new RangeError(`no page ${path}`)
  if (page.kind === 'block') {
    const { loadBlockPage } = await import('../blocks/page/loadBlockPage.tsx')
    return loadBlockPage(page.block)
  }
  return (await loaders[page.path]()).default
}
