import type { AnyTable, ForeignKey, KindName, TableColumn, TableInfo } from '../../csv/declare.ts'

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

/** A column with keys of a table. */
export type ForeignKeyBetween = Omit<ForeignKey, 'from' | 'to'> & Required<Pick<ForeignKey, 'from' | 'to'>>

/** The foreign keys of all tables. */
export function foreignKeys(tables: readonly TableInfo[]): readonly ForeignKeyBetween[] {
  return tables.flatMap(table => table.foreignKeys.map(key => ({ from: table, to: table, ...key })))
}

/** Whether the referenced column is unique. */
const isUnique = ({ to, key }: ForeignKeyBetween) =>
  to.keys.some(([first, ...more]) => first === key && more.length === 0)

/**
 * Describes the CSV file of a table as a Table Schema (https://specs.frictionlessdata.io/table-schema/).
 * `unit` is our extension. A reference with known exceptions is not a foreign key there.
 */
export function tableSchema(table: AnyTable, references: readonly ForeignKeyBetween[]) {
  const key = primaryKey(table)
  const keys = table.columns.flatMap(({ property }) =>
    references
      .filter(
        one => one.from.name === table.name && one.property === property && one.isWhole && isUnique(one),
      )
      .map(({ to, key }) => ({
        fields: columnName(table, property),
        reference: {
          // The standard uses an empty string for the table itself.
          resource: to.name === table.name ? '' : resourceName(to),
          fields: columnName(to, key),
        },
      })),
  )
  return {
    fields: table.columns.map(schemaField),
    ...(key && { primaryKey: key }),
    ...(keys.length > 0 && { foreignKeys: keys }),
    missingValues: [''],
  }
}
