import type { ChecklistPoint } from '../../generated/checklist.ts'
import { gameMissions } from '../../generated/missions.ts'
import { savePlaces } from '../../generated/save-places.ts'
import { markerRoute } from '../../site/coordinates.ts'
import { mapRoute } from '../missions/links.tsx'

/** Layers of the map with what the variables of collectibles count. */
const layersByVariable: Readonly<Record<string, string>> = {
  tags_reward_given: 'tags',
  snapshots_reward_given: 'pickups',
  horseshoes_reward_given: 'pickups',
  oysters_reward_given: 'pickups',
}

/** Where the map shows a point of the checklist; null where it has no location, or several of one name. */
export function checklistMark({ mission, task, variable }: ChecklistPoint): string | null {
  const own = gameMissions.find(({ number }) => number === mission)
  const start = own && mapRoute(own)
  if (start) return start
  const layer = layersByVariable[variable ?? '']
  if (layer) return `/map?show=${layer}`
  const name = /: ([^(]+)/.exec(task)?.[1]?.trim()
  const [savePlace, ...others] = savePlaces.filter(({ hood }) => hood === name)
  return savePlace && others.length === 0 ? markerRoute('save-places', savePlace.id) : null
}
