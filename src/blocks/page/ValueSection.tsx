import type { ReactNode } from 'react'
import type { StoringField } from '#shared/format-types.ts'
import { formatNumber, toHex } from '#shared/number.ts'
import { Joined } from '../../ui/Joined.tsx'
import { breakable } from '../../ui/nameLines.tsx'
import { StaticTable } from '../../ui/StaticTable.tsx'
import { useBlock } from '../block.tsx'
import { entriesOf } from '../blockTree.ts'
import { Section } from './Section.tsx'

interface Props {
  /** Name of an enumeration or flag set of the format. */
  name: string
  title: string
  children?: ReactNode
}

/** Links to fields, as a list in a sentence. */
function FieldLinks({ fields }: { fields: readonly StoringField[] }) {
  return (
    <Joined items={fields} last=" and ">
      {({ path, route }) => <a href={`#${route}`}>{path}</a>}
    </Joined>
  )
}

/** The fields that store keys as their values, and the lists that have keys as their indexes. */
function StoredIn({ fields }: { fields: readonly StoringField[] }) {
  const values = fields.filter(({ isIndex }) => !isIndex)
  const lists = fields.filter(({ isIndex }) => isIndex)
  return (
    <p>
      {values.length > 0 && (
        <>
          The values of <FieldLinks fields={values} />
        </>
      )}
      {lists.length > 0 && (
        <>
          {values.length > 0 ? ', and the indexes of ' : 'The indexes of '}
          <FieldLinks fields={lists} />
        </>
      )}
      .
    </p>
  )
}

/** All values of an enumeration or flag set under their own heading. */
export function ValueSection({ name, title, children }: Props) {
  const { format } = useBlock()
  const lines = entriesOf(format, name)
  if (!lines) throw new Error(`the format has no values ${name}`)
  const isFlags = name in format.flagSets
  const storedIn = format.storedIn[name]
  return (
    <Section title={title}>
      {storedIn && <StoredIn fields={storedIn} />}
      {children}
      <StaticTable
        label={`${title}, values`}
        heads={[...(isFlags ? ['Bit', 'Mask'] : ['Value', 'Hex']), 'Meaning', 'Identifier']}
        isLong
      >
        <tbody>
          {lines.map(line => (
            <tr key={line.value}>
              <td>{line.bits ?? formatNumber(line.value)}</td>
              <td>
                <code>{line.value < 0 ? '' : toHex(line.value, 2)}</code>
              </td>
              <td>{line.meaning}</td>
              <td>
                <code>{breakable(line.name)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </StaticTable>
    </Section>
  )
}
