import { scalars } from '../../../src/shared/types.ts'
import { describeEntry } from '../shared/describe.ts'
import type { OutlineEnum, OutlineFlags } from '../shared/outline-types.ts'
import { pascal, quoted } from '../shared/texts.ts'
import { hexpatName, hexpatScalars } from './hexpat-names.ts'

/** An enumeration with its underlying type. */
export function hexpatEnum({ name, type, entries }: OutlineEnum): string {
  const lines = entries.map(entry => {
    return `    ${hexpatName(entry.name, name)} = ${entry.value}, // ${describeEntry(entry)}\n`
  })
  return `enum ${pascal(name)} : ${hexpatScalars[type]} {\n${lines.join('')}};\n`
}

/** A flag set as a bitfield, lowest bit first, filled up to the size of its type. */
export function hexpatBitfield({ name, type, flags }: OutlineFlags): string {
  const bits = scalars[type].size * 8
  let next = 0
  const lines = flags.map(flag => {
    const gap = flag.bit > next ? `    padding : ${flag.bit - next};\n` : ''
    next = flag.bit + flag.width
    const flagType = flag.enumName !== null ? pascal(flag.enumName) : flag.width === 1 ? 'bool' : 'unsigned'
    const comment = `[[comment(${quoted(describeEntry(flag))})]]`
    return `${gap}    ${flagType} ${hexpatName(flag.name, name)} : ${flag.width} ${comment};\n`
  })
  const rest = bits > next ? `    padding : ${bits - next};\n` : ''
  return `bitfield ${pascal(name)} {\n${lines.join('')}${rest}};\n`
}
