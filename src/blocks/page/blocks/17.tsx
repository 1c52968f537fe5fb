import { fieldRoute } from '#shared/route.ts'
import { policeTrapsTable } from '../../../generated/blocks/17-police-traps.ts'
import { pointRoute } from '../../../site/coordinates.ts'
import { tableOf } from '../../../table/tableDefinition.ts'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-17.ts'

const trapTable = tableOf(policeTrapsTable, {
  rowNoun: 'Police trap',
  shown: [
    'offsetHex',
    'index',
    'type',
    'minX',
    'minY',
    'maxX',
    'maxY',
    'start1X',
    'start1Y',
    'target1X',
    'target1Y',
  ],
  columns: { offsetHex: { link: fieldRoute('17', '') }, type: { isFaceted: true } },
  mapRoute: ({ minX, minY }) => pointRoute(minX, minY),
})

export function Tables() {
  return (
    <TableSection table={trapTable}>
      <p>
        Cars and officers move from Start to Target. For the meaning of the types, see the field{' '}
        <a href={`#${fieldRoute('17', 'set_piece.1C')}`}>type</a>; types 2, 3 and 4 use only Start 1 and
        Target 1. Except for <code>last_ms</code>, the traps are the same in every save of the unmodified
        game. In traps 11, 25 and 33, Target 2 is probably wrong in the game's data, but is not used.
      </p>
    </TableSection>
  )
}
