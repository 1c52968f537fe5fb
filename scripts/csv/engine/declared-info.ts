import { blockRoute } from '#shared/route.ts'
import type { RowAddress } from '#shared/row-address.ts'
import { camelCase, capitalize } from '#shared/text.ts'
import type { TableInfo, Values } from './table.ts'

/** Metadata that checks and columns of a declaration give. */
type Derived = 'columns' | 'file' | 'foreignKeys' | 'hasFixedSize' | 'keys' | 'name' | 'sortedBy'

/** Metadata with a usual value. */
type Usual = 'address' | 'constant' | 'hasModule' | 'page' | 'rowType'

/** What a declaration states of the addresses of rows; without a key, they have none. */
type StatedAddress = Partial<Omit<RowAddress<Values>, 'page'>>

/** What a declaration states of a table itself. */
export type Stated = Omit<TableInfo, Derived | Usual> &
  StatedAddress & {
    readonly hasModule?: false
    /** By default the name of the file. */
    readonly constant?: string
    /** By default the page of the block for a table of `blocks`, and none for one of `format`. */
    readonly page?: string | null
    /** By default the singular of the constant: `WeaponSlot`. */
    readonly rowType?: string
  }

/** Constant for the rows of a file: `weaponSlots` for weapon-slots.csv, `gangs` for blocks/10-gangs.csv. */
function constantOf(file: string): string {
  const name = file.replace(/^.*\/|\.csv$/g, '').replace(/^\d+-/, '')
  return camelCase(name)
}

/** Type of one row of a constant: `Vehicle` of vehicles. */
function singularOf(constant: string): string {
  return capitalize(constant).replace(/s$/, '')
}

/** The page that the folder of a file gives. @throws if it gives none */
function pageOfFolder(file: string): string | null {
  const block = /^blocks\/(\d\d)-/.exec(file)?.[1]
  if (block !== undefined) return blockRoute(block)
  if (file.startsWith('format/')) return null
  throw new Error(`the declaration of ${file} gives no page`)
}

/** What a declaration states, completed. */
export function withDefaults(file: string, stated: Stated): Omit<TableInfo, Derived> {
  const { hasModule = true, constant = constantOf(file), page = pageOfFolder(file), ...others } = stated
  const { rowKey, titleKeys = rowKey, emptyKey, prefix, ...facts } = others
  const address = {
    ...(emptyKey !== undefined && { emptyKey }),
    ...(prefix !== undefined && { prefix }),
  }
  return {
    ...facts,
    hasModule,
    constant,
    page,
    rowType: stated.rowType ?? singularOf(constant),
    address: page === null || !rowKey || !titleKeys ? null : { page, rowKey, titleKeys, ...address },
  }
}
