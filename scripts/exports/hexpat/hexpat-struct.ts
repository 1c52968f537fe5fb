import { conditionText, countText } from '../../../src/shared/count.ts'
import type { Count } from '../../format/definition.ts'
import { memberKey } from '../shared/edited-fields.ts'
import type { Member, OutlineStruct } from '../shared/outline-types.ts'
import { pascal, quoted } from '../shared/texts.ts'
import { hexpatName, hexpatType } from './hexpat-names.ts'

/** Array brackets after the name. Lists up to an end mark begin with a 16-bit number; 2 means little-endian. */
function brackets(count: Count | null, struct: string): string {
  if (count === null) return ''
  if (count.kind === 'until') return `[while(builtin::std::mem::read_signed($, 2, 2) != ${count.value})]`
  const rename = (name: string) => hexpatName(name, struct)
  if (count.kind === 'if') return `[${conditionText(count, ['&&', rename])}]`
  return `[${countText(count, rename)}]`
}

function overlayText({ overlays, count, name }: Member, struct: string): string {
  if (count === null || count.kind === 'until') return ''
  const length = countText(count, field => hexpatName(field, struct))
  const address = `addressof(${hexpatName(name, struct)})`
  const texts = overlays.map(overlay => {
    const text = `    if (${length} == ${overlay.holdsFor})\n        ${pascal(overlay.type)} ${overlay.name} @ ${address}`
    return `${text} [[comment("The same bytes by name; the names apply to the unmodified game script.")]];\n`
  })
  return texts.join('')
}

function attributes(member: Member, struct: string, edited: ReadonlySet<string>): string {
  const list = [
    ...(edited.has(memberKey(struct, member.name)) ? ['hex::editor_export'] : []),
    ...(member.doc === '' ? [] : [`comment(${quoted(member.doc)})`]),
  ]
  return list.length === 0 ? '' : ` [[${list.join(', ')}]]`
}

function memberText(member: Member | number, struct: string, edited: ReadonlySet<string>): string {
  if (typeof member === 'number') return `    padding[${member}];\n`
  const { name, type, count } = member
  const declared = `${hexpatType(type)} ${hexpatName(name, struct)}${brackets(count, struct)}`
  return `    ${declared}${attributes(member, struct, edited)};\n${overlayText(member, struct)}`
}

/**
 * A struct with its members.
 * @param edited members that ImHex's editor of saves shows
 */
export function hexpatStruct({ name, doc, members }: OutlineStruct, edited: ReadonlySet<string>): string {
  const lines = members.map(member => memberText(member, name, edited))
  return `// ${doc}\nstruct ${pascal(name)} {\n${lines.join('')}};\n`
}
