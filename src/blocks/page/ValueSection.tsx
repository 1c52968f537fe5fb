import type { ReactNode } from 'react'
import { formatNumber } from '#shared/format-number.ts'
import type { BlockFormat, StoringField } from '#shared/format-types.ts'
import { toHex } from '#shared/hex.ts'
import { bitsText, flagMask } from '#shared/value-set.ts'
import { Joined } from '../../ui/Joined.tsx'
import { breakable } from '../../ui/nameLines.tsx'
import { StaticTable } from '../../ui/StaticTable.tsx'
import { useBlock } from '../block.tsx'
import { Section } from './Section.tsx'

interface Props {
  /** Name of an enumeration or flag set of the format. */
  name: string
  title: string
  children?: ReactNode
}

interface Line {
  readonly key: string
  readonly hex: string
  readonly name: string
  readonly meaning: string
}

/** The rows of an enumeration, or of a flag set with the mask of each flag. */
function valueLines({ enumerations, flagSets }: BlockFormat, name: string): readonly Line[] {
  const entries = enumerations[name]?.map(entry => ({
    key: formatNumber(entry.value),
    hex: entry.value < 0 ? '' : toHex(entry.value, 2),
    name: entry.name,
    meaning: entry.meaning,
  }))
  const flags = flagSets[name]?.map(flag => ({
    key: bitsText(flag),
    hex: toHex(flagMask(flag), 2),
    name: flag.name,
    meaning: flag.meaning,
  }))
  const lines = entries ?? flags
  if (!lines) throw new Error(`the format has no values ${name}`)
  return lines
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
  const lines = valueLines(format, name)
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
            <tr key={line.key}>
              <td>{line.key}</td>
              <td>
                <code>{line.hex}</code>
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
