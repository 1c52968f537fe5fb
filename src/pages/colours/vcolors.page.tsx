import { links } from '../../generated/external-links/vcolors.ts'
import { links as modLinks } from '../../generated/external-links/vmods.ts'
import { type VehicleColour, vehicleColours, vehicleColoursTable } from '../../generated/vehicle-colours.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { ExternalLinks } from '../../site/ExternalLinks.tsx'
import { Page } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { tableOf } from '../../table/tableColumns.ts'
import { Note } from '../../ui/Note.tsx'
import { ColourCard } from './ColourCard.tsx'
import { Palette } from './Palette.tsx'
import { Swatch } from './Swatch.tsx'
import styles from './VehicleColoursPage.module.css'

const colourTable = tableOf(vehicleColoursTable, vehicleColours, {
  shown: ['id', 'rgb', 'name'],
  render: {
    rgb: colour => <Swatch colour={colour} shape="strip" />,
  },
  sizeHints: { rgb: 11 },
})

const detail = (colour: VehicleColour) => <ColourCard key={colour.id} colour={colour} />

export default function VehicleColoursPage() {
  return (
    <Page
      title="Vehicle colours"
      intro={
        <>
          <p>
            The game keeps car colours in <code>carcols.dat</code>: a section of colours with RGB values and a
            section of cars with the default colours of each. Blocks <BlockAddress block="03" /> and{' '}
            <BlockAddress block="12" /> store the ids. Select a swatch to copy its value.
          </p>
          <ExternalLinks links={[...links, ...modLinks]} />
        </>
      }
    >
      <div className={styles.views}>
        <DataTable table={colourTable} detail={detail} />
        <section aria-labelledby="palette">
          <h2 id="palette">By hue and lightness</h2>
          <Palette colours={vehicleColours} />
        </section>
      </div>
      <Note title="Names">
        Some names repeat, and some are misleading: Rio Red (16) and Torch Red (114) are green, Arctic White
        (34) grey.
      </Note>
    </Page>
  )
}
