import { scalars } from '../../../src/shared/types.ts'
import { describeEntry } from '../shared/describe.ts'
import type { OutlineEnum, OutlineFlags } from '../shared/outline-types.ts'
import { quoted } from '../shared/texts.ts'
import { btName, btScalars, switchType } from './bt-names.ts'

/** The type of switches. */
export const switchEnum = `typedef enum <uint8> {\n    SWITCH_NO = 0,\n    SWITCH_YES = 1\n} ${switchType};\n`

/** An enumeration; its constants are global, so they are prefixed with its name. */
export function btEnum({ name, type, entries }: OutlineEnum): string {
  const constants = entries.map((entry, index) => {
    const comma = index < entries.length - 1 ? ',' : ''
    return `    ${`${name}_${entry.name}`.toUpperCase()} = ${entry.value}${comma} // ${describeEntry(entry)}\n`
  })
  return `typedef enum <${btScalars[type]}> {\n${constants.join('')}} ${name}_t;\n`
}

/** A flag set as a bitfield, lowest bit first, filled up to the size of its type. */
export function btBitfield({ name, type, flags }: OutlineFlags): string {
  const unit = btScalars[type]
  const bits = scalars[type].size * 8
  let next = 0
  const lines = flags.map(flag => {
    const gap = flag.bit > next ? `    ${unit} : ${flag.bit - next};\n` : ''
    next = flag.bit + flag.width
    const values = flag.enumName === null ? '' : ` Values: ${flag.enumName}_t.`
    const comment = `<comment=${quoted(describeEntry(flag) + values)}>`
    return `${gap}    ${unit} ${btName(flag.name, name)} : ${flag.width} ${comment};\n`
  })
  const rest = bits > next ? `    ${unit} : ${bits - next};\n` : ''
  return `typedef struct {\n${lines.join('')}${rest}} ${name}_t;\n`
}
