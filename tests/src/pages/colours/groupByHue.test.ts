import { describe, expect, test } from 'vitest'
import { groupByHue, perceive } from '../../../../src/pages/colours/colour.ts'

const colours = (...values: readonly string[]) => values.map((rgb, id) => ({ id, rgb, name: `Paint ${id}` }))
const shown = (...values: readonly string[]) =>
  groupByHue(colours(...values)).map(
    ({ name, colours: members }) => `${name}: ${members.map(({ rgb }) => rgb).join(' ')}`,
  )

describe('a palette', () => {
  test('starts with the greys, from white to black, and follows the colour circle', () => {
    const others = ['#FF00FF', '#0000FF', '#00CCCC', '#00FF00', '#FFFF00', '#FFA500', '#FF0000']
    expect(shown('#000000', ...others, '#808080', '#FFFFFF')).toEqual([
      'Greys: #FFFFFF #808080 #000000',
      'Reds: #FF0000',
      'Oranges and browns: #FFA500',
      'Yellows and beiges: #FFFF00',
      'Greens: #00FF00',
      'Teals: #00CCCC',
      'Blues: #0000FF',
      'Pinks and purples: #FF00FF',
    ])
  })

  test('groups a red with a hue just below the full circle with the reds', () => {
    expect(shown('#7C1B44')).toEqual(['Reds: #7C1B44'])
  })

  test('sorts each family from light to dark, then by id', () => {
    expect(shown('#200000', '#FF8080', '#C00000')).toEqual(['Reds: #FF8080 #C00000 #200000'])
    expect(groupByHue(colours('#C00000', '#C00000'))[0]?.colours.map(({ id }) => id)).toEqual([0, 1])
  })

  test('shows every colour once', () => {
    const all = colours('#D78E10', '#2A77A1', '#86446E', '#BDBEC6', '#335F3F', '#4D6268', '#AAAD8E')
    const ids = groupByHue(all).flatMap(group => group.colours.map(({ id }) => id))
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id))
  })
})

test.each([
  ['#FF0000', 0.63, 0.26, 29.23],
  ['#00FF00', 0.87, 0.29, 142.5],
  ['#0000FF', 0.45, 0.31, 264.05],
])('%s has the lightness, chroma and hue that the source of the formula gives', (rgb, ...values) => {
  expect(Object.values(perceive(rgb)).map(value => Number(value.toFixed(2)))).toEqual(values)
})
