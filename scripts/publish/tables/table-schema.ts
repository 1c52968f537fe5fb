import type { ForeignKey } from '../../csv/engine/cross/reference.ts'
import type { KindName } from '../../csv/engine/kind.ts'
import type { AnyTable, TableColumn, TableInfo } from '../../csv/engine/table.ts'

const types: Readonly<Record<KindName, string>> = {
  integer: 'integer',
  float: 'number',
  hex: 'string',
  text: 'string',
  choice: 'string',
  boolean: 'boolean',
  colour: 'string',
}

const yesAndNo = { trueValues: ['yes'], falseValues: ['no'] }

function schemaField(column: TableColumn) {
  const { name, label, description, unit, kind } = column
  const constraints = {
    ...(!kind.isOptional && { required: true }),
    ...(kind.choices !== null && { enum: kind.choices }),
    ...kind.constraints,
  }
  return {
    name,
    type: types[kind.name],
    title: label,
    description,
    ...(unit !== null && { unit }),
    ...(kind.name === 'boolean' && yesAndNo),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  }
}

/** Name of a table among the resources of a package. */
export const resourceName = ({ name }: TableInfo): string => name.replaceAll('/', '-')

const columnOf = ({ columns }: TableInfo, property: string) =>
  columns.find(column => column.property === property)

const columnName = (table: TableInfo, property: string): string => {
  const column = columnOf(table, property)
  if (column === undefined) throw new Error(`${table.name} has no property ${property}`)
  return column.name
}

/** The first key of a table without empty cells; columns in key order. */
function primaryKey(table: TableInfo): readonly string[] | undefined {
  const isFilled = (property: string) => {
    const column = columnOf(table, property)
    return column !== undefined && !column.kind.isOptional
  }
  return table.keys.find(key => key.every(isFilled))?.map(property => columnName(table, property))
}

/** Whether the referenced column is unique. */
const isKey = ({ table, property }: ForeignKey['to']) =>
  table.keys.some(key => key.length === 1 && key[0] === property)

/**
 * Describes the CSV file of a table as a Table Schema (https://specs.frictionlessdata.io/table-schema/).
 * `unit` is our extension. A reference with known exceptions is not a foreign key there.
 */
export function tableSchema(table: AnyTable, references: readonly ForeignKey[]) {
  const key = primaryKey(table)
  const foreignKeys = references
    .filter(({ from, to, isWhole }) => from.table.name === table.name && isWhole && isKey(to))
    .map(({ from, to }) => ({
      fields: columnName(from.table, from.property),
      reference: {
        // The standard uses an empty string for the table itself.
        resource: to.table.name === table.name ? '' : resourceName(to.table),
        fields: columnName(to.table, to.property),
      },
    }))
  return {
    fields: table.columns.map(schemaField),
    ...(key && { primaryKey: key }),
    ...(foreignKeys.length > 0 && { foreignKeys }),
    missingValues: [''],
  }
}
