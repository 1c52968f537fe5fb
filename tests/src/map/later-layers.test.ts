import { describe, expect, it } from 'vitest'
import { isAwaited, layers, loadLayers } from '../../../src/map/layers.ts'
import { formatMapState, parseMapState } from '../../../src/map/mapState.ts'

const ofRow = new URLSearchParams('layer=parked-cars&id=207')
const before = layers.map(layer => (layer.id === 'parked-cars' ? { ...layer, markers: [] } : layer))
const unknown = new URLSearchParams('layer=parked-cars&id=999')

describe('a map layer that loads later', () => {
  it('is switched on if a row links to one of its markers, before they are loaded', () => {
    expect(before.filter(isAwaited).map(({ id }) => id)).toContain('parked-cars')
    expect(parseMapState(ofRow, before)).toMatchObject({
      shown: ['save-places', 'garages', 'parked-cars'],
      selected: null,
      view: { zoom: 1 },
    })
  })

  it('keeps its marker in the address while the user moves the map', () => {
    const moved = { ...parseMapState(ofRow, before), view: { x: 0, y: 0, zoom: 3 } }
    expect(decodeURIComponent(formatMapState(moved).toString())).toBe(
      'layer=parked-cars&id=207&show=save-places.garages.parked-cars&at=0,0&zoom=3',
    )
  })

  it('has the marker once it is loaded', async () => {
    await loadLayers(['garages', 'parked-cars'])
    expect(layers.filter(isAwaited).map(({ id }) => id)).not.toContain('parked-cars')
    expect(parseMapState(ofRow)).toMatchObject({ selected: { name: 'Forklift' }, view: { zoom: 4 } })
  })

  it('is not switched on for a marker that does not exist', async () => {
    await loadLayers(['parked-cars'])
    expect(parseMapState(unknown)).toMatchObject({ shown: ['save-places', 'garages'], selected: null })
  })
})
