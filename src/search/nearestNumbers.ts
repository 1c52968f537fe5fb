import { addLocationsNear } from './coordinates/coordinateHits.ts'
import type { HitCollector } from './HitCollector.ts'
import { addOffset, fileKind } from './numberHits.ts'
import { offsetInFile } from './offsetHits.ts'
import { offsetBeyond, readBytes } from './readings.ts'
import type { QueryReading } from './readQuery.ts'
import type { SearchIndex } from './searchIndex.ts'

/**
 * The nearest results for a number without a match: coordinates, or the last byte of the file for an offset
 * beyond it. @param score score of the nearest
 */
export function addNearestNumbers(
  index: SearchIndex,
  reading: QueryReading,
  collector: HitCollector,
  score: number,
): void {
  const { float, bytes, decimal } = reading
  const { size } = index.layout
  if (offsetBeyond(reading, size) !== null) {
    addOffset(index, collector, fileKind, offsetInFile(index, size - 1), score)
    return
  }
  const value = float?.value ?? (bytes ? readBytes(bytes).float : decimal)
  if (value !== null && index.locations) addLocationsNear(index.locations, value, collector, score)
}
