import { type MouseEvent, useMemo } from 'react'
import { links } from '../../generated/external-links/vcolors.ts'
import { vehicleColourPairs } from '../../generated/vehicle-colour-pairs.ts'
import { type VehicleColour, vehicleColours, vehicleColoursTable } from '../../generated/vehicle-colours.ts'
import { vehicles } from '../../generated/vehicles.ts'
import { BlockAddress, ExternalLinks, Page } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { RowDetailCard } from '../../table/RowDetailCard.tsx'
import { tableOf } from '../../table/tableDefinition.ts'
import { RowChips } from '../../ui/Chips.tsx'
import { BelowTheFold } from '../../ui/LazyLayout.tsx'
import { Note } from '../../ui/Note.tsx'
import { answerMilliseconds, copyText } from '../../ui/useCopy.ts'
import visuallyHidden from '../../ui/visuallyHidden.module.css'
import { type Colour, groupByHue, textColour } from './colour.ts'
import paletteStyles from './Palette.module.css'
import swatchStyles from './Swatch.module.css'
import styles from './VehicleColoursPage.module.css'

/** One for all swatches: they have no state of their own, since a page shows 254 of them. */
async function copyValue({ currentTarget: { value, dataset } }: MouseEvent<HTMLButtonElement>) {
  dataset.answer = await copyText(value)
  setTimeout(() => delete dataset.answer, answerMilliseconds)
}

interface SwatchProps {
  colour: Colour
  /** A tile of the palette also shows id and name; a strip in a table row only the RGB value. */
  shape: 'strip' | 'tile'
}

/** A colour swatch; a click copies its RGB value. */
function Swatch({ colour: { id, rgb, name }, shape }: SwatchProps) {
  const isTile = shape === 'tile'
  return (
    <button
      type="button"
      className={`${swatchStyles.swatch} ${swatchStyles[shape]}`}
      style={{ background: rgb, color: textColour(rgb) }}
      aria-label={isTile ? undefined : `Copy ${rgb}, ${name} (${id})`}
      title={`Copy ${rgb}`}
      value={rgb}
      onClick={copyValue}
    >
      {isTile && <span className={visuallyHidden.hidden}>Copy </span>}
      {isTile && <span className={swatchStyles.id}>{id} </span>}
      <span className={swatchStyles.rgb}>{rgb}</span>
      {isTile && ' '}
      {isTile && <span className={swatchStyles.name}>{name}</span>}
    </button>
  )
}

/** The vehicles with a default pair that contains a colour. */
function ColourCard({ row: colour }: { row: VehicleColour }) {
  const pairs = vehicleColourPairs.filter(({ colour1, colour2, colour3, colour4 }) =>
    [colour1, colour2, colour3, colour4].includes(colour.id),
  )
  const users = new Set(pairs.map(pair => pair.vehicleId))
  return (
    <RowDetailCard title={`${colour.name} (${colour.id})`} linksOf={['vehicle-colours', colour.id]}>
      <h3>Vehicles with this colour in a default pair ({users.size})</h3>
      <RowChips rows={vehicles.filter(({ id }) => users.has(id))} to="/vtypes?row=" />
    </RowDetailCard>
  )
}

/** All colours as tiles: greys, then by hue, each family from light to dark. */
function Palette({ colours }: { colours: readonly Colour[] }) {
  const families = useMemo(() => groupByHue(colours), [colours])
  const [greys, ...others] = families.map(({ name, colours: members }) => (
    <section key={name}>
      <h3 className={paletteStyles.title}>
        {name} <span className={paletteStyles.count}>{members.length}</span>
      </h3>
      <ul className={paletteStyles.tiles}>
        {members.map(colour => (
          <li key={colour.id}>
            <Swatch colour={colour} shape="tile" />
          </li>
        ))}
      </ul>
    </section>
  ))
  return (
    <div className={paletteStyles.palette}>
      {greys}
      <BelowTheFold>{others}</BelowTheFold>
    </div>
  )
}

const colourTable = tableOf(vehicleColoursTable, {
  shown: ['id', 'rgb', 'name'],
  columns: { rgb: { render: colour => <Swatch colour={colour} shape="strip" />, widthCh: 11 } },
})

export default function VehicleColoursPage() {
  return (
    <Page
      intro={
        <>
          <p>
            The game defines vehicle colours in <code>carcols.dat</code>: first their RGB values, then the
            default colours of each vehicle. Blocks <BlockAddress block="03" /> and{' '}
            <BlockAddress block="12" /> store colours by id. Select a swatch to copy its RGB value.
          </p>
          <ExternalLinks links={links} />
        </>
      }
    >
      <div className={styles.views}>
        <DataTable table={colourTable} Card={ColourCard} />
        <section aria-labelledby="palette">
          <h2 id="palette">By hue and lightness</h2>
          <Palette colours={vehicleColours} />
        </section>
      </div>
      <Note title="Names">
        The names are from comments in carcols.dat. Some are misleading: Rio Red (16) and Torch Red (114) are
        green, Arctic White (34) is grey.
      </Note>
    </Page>
  )
}
