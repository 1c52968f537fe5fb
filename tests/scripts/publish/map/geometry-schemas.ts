/** Bounds of the land. */
const coordinate = { type: 'number', minimum: -3000, maximum: 3000 }
const measure = { type: 'number', minimum: 0 }
const flag = { type: 'boolean' }
const text = { type: 'string', minLength: 1 }

const list = (items: object, minItems = 1) => ({ type: 'array', items, minItems })
const point = { ...list(coordinate, 2), maxItems: 2 }
/** A line as x, y, x, y, … */
const flatLine = (leastPoints: number) => list(coordinate, 2 * leastPoints)

/** An object with exactly these keys, plus optional ones. */
const object = (
  properties: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
) => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
})

const units = (line: string) => ({ const: `game units, x east, y north; every ${line} is x,y,x,y,...` })

/** Areas in the layout of GeoJSON, in game coordinates. */
const areas = (kind: string) =>
  object({
    type: { const: 'FeatureCollection' },
    name: text,
    features: list(
      object(
        {
          type: { const: 'Feature' },
          properties: object({ kind: { const: kind }, area: measure }, { name: text }),
          geometry: object({ type: { const: 'Polygon' }, coordinates: list(list(point, 4)) }),
        },
        { id: { type: 'integer' } },
      ),
    ),
  })

const track = object({ closed: flag, path: flatLine(2) })

/** JSON schemas of the files in data-csv/map. */
export const geometrySchemas = {
  'coastline.geojson': areas('land'),
  'builtup.geojson': areas('builtup'),
  'relief.json': object({
    units: units('ring'),
    levels: list(object({ height: measure, rings: list(flatLine(3)) })),
  }),
  'roads.json': object({
    units: units('path'),
    lines: list(
      object({
        class: { enum: ['highway', 'major', 'road', 'minor', 'track'] },
        lanes: { enum: [0, 1, 2] },
        paths: list(flatLine(2)),
      }),
    ),
  }),
  'railway.json': object({
    units: units('path'),
    main: object({
      closed: { const: true },
      length: measure,
      segments: list(object({ surface: flag, length: measure, path: flatLine(2) })),
    }),
    tram: track,
    siding: track,
    stations: list(object({ name: text, x: coordinate, y: coordinate })),
  }),
}
