import { describe, expect, it } from 'vitest'
import { findMarker } from '../../../src/map/layers.ts'
import { formatMapState, parseMapState } from '../../../src/map/mapState.ts'
import { wholeMap } from '../../../src/map/view.ts'
import { markerRoute, pointRoute } from '../../../src/site/coordinates.ts'

const parse = (search: string) => parseMapState(new URLSearchParams(search))

describe('the address of the map', () => {
  it('shows the whole map with save places and garages by default', () => {
    expect(parse('')).toEqual({
      view: wholeMap,
      shown: ['save-places', 'garages'],
      selected: null,
    })
    expect(formatMapState(parse('')).toString()).toBe('')
  })

  it('opens on a marker, selected, centred and with its layer shown', () => {
    const { view, shown, selected } = parse('layer=tags&id=0&show=garages')
    expect(selected).toBe(findMarker('tags', '0'))
    expect(view).toMatchObject({ x: selected?.x, y: selected?.y, zoom: 4 })
    expect(shown).toEqual(['garages', 'tags'])
  })

  it('shows the usual layers beside that of the marker in a link', () => {
    expect(parse('layer=parked-cars&id=207')).toMatchObject({
      shown: ['save-places', 'garages', 'parked-cars'],
      selected: { name: 'Forklift' },
      view: { zoom: 4 },
    })
  })

  it('opens at the marker or location of a route', () => {
    const parametersOf = (route: string) => route.replace('/map?', '')
    expect(parse(parametersOf(markerRoute('garages', 24))).selected).toBe(findMarker('garages', '24'))
    expect(parse(parametersOf(pointRoute(2495.25, -1687))).view).toEqual({ x: 2495.3, y: -1687, zoom: 6 })
  })

  it.each([
    'layer=garages&id=24&at=-364.4%2C1194.4&zoom=4',
    'show=zones&at=1200.5%2C-900&zoom=6.25',
    'show=none',
    'layer=zones&id=VE&show=save-places.zones&at=0%2C0&zoom=1',
  ])('keeps the state after writing and reading: %s', search => {
    expect(formatMapState(parse(search)).toString()).toBe(search)
  })

  it.each([
    ...['layer=garages&id=99', 'layer=cheats&id=1', 'at=north,south&zoom=2px', 'at=1,2,3'],
    ...['zoom=-3', 'zoom=1e9', 'at=NaN,Infinity', 'unknown=1'],
  ])('ignores what is unknown: %s', search => {
    expect(parse(search)).toEqual(parse(''))
  })

  it('keeps known layers and the nearest view', () => {
    expect(parse('show=garages.cheats').shown).toEqual(['garages'])
    expect(parse('at=99999,-99999&zoom=4').view).toEqual({ x: 2325, y: -2325, zoom: 4 })
  })
})
