import { memoizeBy, type Source } from '../../csv/declare.ts'
import { pickupLocations } from '../blocks/06-pickup-locations.ts'
import { parkedCars } from '../blocks/12-parked-cars.ts'
import { type ResolvedVariable, resolveVariables } from './resolve-variables.ts'

/** A variable whose meaning tells what its handle refers to, and where that is. */
interface LocatedVariable extends ResolvedVariable {
  /** Whether the meaning follows from the location of a pickup or parked car. */
  readonly isLocated: boolean
}

interface Subject {
  readonly object: string
  readonly district: string | null
  readonly x: number
  readonly y: number
}

/** The pickups and parked cars that scripts create, by the variable that stores their handle. */
function subjectsOf(source: Source): ReadonlyMap<number, Subject> {
  const subjects = new Map<number, Subject>()
  for (const pickup of pickupLocations.rows(source)) {
    if (pickup.variable !== null) subjects.set(pickup.variable, pickup)
  }
  for (const { variable, name, district, x, y } of parkedCars.rows(source)) {
    subjects.set(variable, { object: name, district, x, y })
  }
  return subjects
}

function describeSubject({ position, kind }: ResolvedVariable, { object, district, x, y }: Subject): string {
  const where = district === 'inside' ? 'a building' : (district ?? 'outside all zones')
  const location = `${where} (${Math.round(x)}, ${Math.round(y)})`
  // Elements of other arrays, such as the parked aircraft, are of several kinds.
  if (position?.array.meaning === object.toLowerCase()) {
    return `${position.array.meaning} ${position.element + 1} of ${position.array.length}: ${location}`
  }
  return `${kind === 'parked car' ? 'parked vehicle' : 'pickup'}: ${object}, ${location}`
}

/** All variables as published: a handle without a meaning of its own is described by what it refers to. */
export const locatedVariables = memoizeBy((source: Source): readonly LocatedVariable[] => {
  const subjects = subjectsOf(source)
  return resolveVariables(source).map(variable => {
    const subject = variable.row.meaning === null ? subjects.get(variable.index) : undefined
    return subject === undefined
      ? { ...variable, isLocated: false }
      : { ...variable, meaning: describeSubject(variable, subject), isLocated: true }
  })
})
