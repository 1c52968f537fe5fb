import { conditionText, countText } from '../../../src/shared/count.ts'
import type { Member, OutlineStruct } from '../shared/outline-types.ts'
import { quoted } from '../shared/texts.ts'
import { btName, btType } from './bt-names.ts'

/** A list up to its end mark, a 16-bit number; its elements are counted first. */
function untilText({ elementSize }: Member, type: string, name: string, mark: number): string {
  const count = `${name}_count`
  return `    local int ${count} = 0;
    while (ReadShort(FTell() + ${count} * ${elementSize}) != ${mark})
        ${count}++;
    if (${count} > 0)
        ${type} ${name}[${count}]`
}

function overlayText({ overlays }: Member, name: string, length: string): string {
  const end = `${name}_end`
  const texts = overlays.map(
    overlay => `    if (${length} == ${overlay.holdsFor}) {
        FSeek(startof(${name}));
        ${overlay.type}_t ${overlay.name} <comment="The same bytes by name; the names apply to the unmodified game script.">;
        FSeek(${end});
    }
`,
  )
  return texts.length === 0 ? '' : `    local int64 ${end} = FTell();\n${texts.join('')}`
}

function memberText(member: Member | number, struct: string): string {
  if (typeof member === 'number') return `    FSkip(${member});\n`
  const { count, doc } = member
  const type = btType(member.type)
  const name = btName(member.name, struct)
  // The editor assumes elements of equal size unless told otherwise.
  const isUneven = count !== null && member.elementSize === 0 && member.type.kind === 'named'
  const attributes = [
    ...(isUneven ? ['optimize=false'] : []),
    ...(doc === '' ? [] : [`comment=${quoted(doc)}`]),
  ]
  const comment = attributes.length === 0 ? '' : ` <${attributes.join(', ')}>`
  if (count?.kind === 'until') return `${untilText(member, type, name, count.value)}${comment};\n`
  if (count === null) return `    ${type} ${name}${comment};\n`
  const rename = (field: string) => btName(field, struct)
  const length = count.kind === 'if' ? conditionText(count, ['&&', rename]) : countText(count, rename)
  if (count.kind === 'fixed') return `    ${type} ${name}[${length}]${comment};\n`
  const list = `    if (${length} > 0)\n        ${type} ${name}[${length}]${comment};\n`
  return list + overlayText(member, name, length)
}

/** A struct with its members; lists without elements are not declared. */
export function btStruct({ name, doc, members }: OutlineStruct): string {
  const lines = members.map(member => memberText(member, name))
  return `// ${doc}\ntypedef struct {\n${lines.join('')}} ${name}_t;\n`
}
