import { elementTypeSize } from '../../algebra/types.ts'
import type { Element, Field } from '../../format/definition.ts'

/** Place in the list behind a named element. */
export function elementEnd({ index, type, count }: Element, placeBytes: number): number {
  return index + ((count ?? 1) * elementTypeSize(type)) / placeBytes
}

/**
 * The named elements of a list in layers within which none overlap: first arrays and what lies outside them, then the
 * elements of arrays that have a name of their own.
 */
export function elementLayers({ elements, elementSize }: Field): readonly (readonly Element[])[] {
  const layers: { end: number; readonly members: Element[] }[] = []
  for (const element of elements ?? []) {
    let layer = layers.find(({ end }) => end <= element.index)
    if (layer === undefined) {
      layer = { end: 0, members: [] }
      layers.push(layer)
    }
    layer.members.push(element)
    layer.end = elementEnd(element, elementSize ?? 1)
  }
  return layers.map(({ members }) => members)
}

/** Name of the struct of a layer. */
export function layerName(list: string, layer: number): string {
  return layer === 0 ? list : `${list}_in_arrays`
}
