import type { BlockPath, PageInfo, PagePath } from '../generated/register.ts'

/** Module of each page below src; the overview comes with the frame. A page of the register without a line is a type error. */
const files: Readonly<Record<Exclude<PagePath, BlockPath | '/'>, string>> = {
  '/corrections': 'pages/CorrectionsPage.tsx',
  '/legend': 'pages/legend/LegendPage.tsx',
  '/sources': 'pages/sources/SourcesPage.tsx',
  '/recipes': 'pages/recipes/RecipesPage.tsx',
  '/threads': 'pages/ThreadsPage.tsx',
  '/missions': 'pages/missions/MissionsPage.tsx',
  '/variables': 'pages/variables/VariablesPage.tsx',
  '/weapons': 'pages/WeaponsPage.tsx',
  '/pickups': 'pages/PickupsPage.tsx',
  '/sprites': 'pages/RadarIconsPage.tsx',
  '/vcolors': 'pages/colours/VehicleColoursPage.tsx',
  '/vtypes': 'pages/vehicles/VehicleTypesPage.tsx',
  '/vmods': 'pages/vehicles/VehicleModsPage.tsx',
  '/map': 'pages/MapPage.tsx',
  '/savehouses': 'pages/savehouses/SavehousesPage.tsx',
  '/garages': 'pages/GaragesPage.tsx',
  '/locations': 'pages/locations/LocationsPage.tsx',
}

/** The modules below src that a page brings later by itself. */
export function laterFiles(page: PageInfo): readonly string[] {
  if (page.kind === 'block') return [`pages/block/tables/${page.block}.tsx`]
  return page.path === '/' ? ['pages/overview/overviewParts.tsx'] : []
}

/** The modules below src that a page needs before it can be drawn, its own first. */
export function pageFiles(page: PageInfo): readonly string[] {
  if (page.kind === 'block') return ['pages/block/BlockPage.tsx', `generated/format/block-${page.block}.ts`]
  return page.path === '/' ? [] : [files[page.path]]
}
