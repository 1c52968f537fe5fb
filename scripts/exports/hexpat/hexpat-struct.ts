import { countText } from '../../../src/shared/count.ts'
import type { Count } from '../../format/definition.ts'
import type { Member, OutlineStruct } from '../shared/outline-types.ts'
import { pascal, quoted } from '../shared/texts.ts'
import { hexpatName, hexpatType } from './hexpat-names.ts'

/** Brackets behind the name. The lists up to an end mark begin with a 16-bit number; 2 stands for little-endian. */
function brackets(count: Count | null, struct: string): string {
  if (count === null) return ''
  if (count.kind === 'until') return `[while(builtin::std::mem::read_signed($, 2, 2) != ${count.value})]`
  return `[${countText(count, name => hexpatName(name, struct))}]`
}

function overlayText({ overlays, count, name }: Member, struct: string): string {
  if (count === null || count.kind === 'until') return ''
  const length = countText(count, field => hexpatName(field, struct))
  const place = `addressof(${hexpatName(name, struct)})`
  const texts = overlays.map(overlay => {
    const text = `    if (${length} == ${overlay.holdsFor})\n        ${pascal(overlay.type)} ${overlay.name} @ ${place}`
    return `${text} [[comment("The same bytes by name; the names hold for the unchanged game script.")]];\n`
  })
  return texts.join('')
}

function memberText(member: Member | number, struct: string): string {
  if (typeof member === 'number') return `    padding[${member}];\n`
  const { name, type, count, doc } = member
  const declared = `${hexpatType(type)} ${hexpatName(name, struct)}${brackets(count, struct)}`
  const comment = doc === '' ? '' : ` [[comment(${quoted(doc)})]]`
  return `    ${declared}${comment};\n${overlayText(member, struct)}`
}

/** A struct with its members. */
export function hexpatStruct({ name, doc, members }: OutlineStruct): string {
  const lines = members.map(member => memberText(member, name))
  return `// ${doc}\nstruct ${pascal(name)} {\n${lines.join('')}};\n`
}
