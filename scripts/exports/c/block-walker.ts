import { elementBytes } from '#shared/layout.ts'
import { countFields, type Definition, type Field, fieldsOf } from '../../format/definition.ts'
import { markBytes } from '../shared/element-structs.ts'

/** Local variable with the value of a count field. */
const local = (field: string) => `n_${field}`

const leaveIfOutside = 'if (at > GTASA_SAVE_SIZE - 4) return 0;'

/** Lines that move `at` over one field. @param isCount whether later lists depend on its value */
function stepOver(definition: Definition, field: Field, isCount: boolean): readonly string[] {
  const { name, size, count } = field
  if (size !== null)
    return [...(isCount ? [`${local(name)} = gtasa_number(save + at, ${size});`] : []), `at += ${size};`]
  const stride = elementBytes(field)
  if (count?.kind === 'field') {
    const { minus, divide } = count
    const number = local(count.field)
    const least = minus > 0 ? `${number} < ${minus} || ` : ''
    const elements = divide === 1 && minus === 0 ? number : `((${number} - ${minus}) / ${divide})`
    return [
      `if (${least}${number} > GTASA_SAVE_SIZE) return 0;`,
      `at += ${stride} * (size_t)${elements};`,
      leaveIfOutside,
    ]
  }
  if (count?.kind === 'until') {
    const mark = markBytes(definition, field)
    const end = count.value < 0 ? 2 ** (8 * mark) + count.value : count.value
    return [
      `while (at + ${stride} < GTASA_SAVE_SIZE && gtasa_number(save + at, ${mark}) != ${end}u) at += ${stride};`,
    ]
  }
  throw new Error(`${name}: no way in C over a list of this kind`)
}

/** Merges neighbouring constant steps. */
function merged(lines: readonly string[]): readonly string[] {
  const all: string[] = []
  for (const line of lines) {
    const [step, before] = [line, all.at(-1) ?? ''].map(text => /^at \+= (\d+);$/.exec(text)?.[1])
    if (step === undefined || before === undefined) all.push(line)
    else all[all.length - 1] = `at += ${Number(before) + Number(step)};`
  }
  return all
}

/**
 * Functions that find a block by the sizes of those before it, and compute the checksum. A search for the marker text
 * would also find it in the name of a save.
 */
export function blockWalker(definition: Definition): string {
  const { blocks, file } = definition
  const cases = blocks.map(({ number, struct }) => {
    const fields = fieldsOf(definition, struct)
    const counts = countFields(fields.filter(({ size }) => size === null))
    const lines = merged(fields.flatMap(field => stepOver(definition, field, counts.has(field.name))))
    return [
      `        if (number == ${Number(number)}) return at;\n`,
      ...(counts.size > 0
        ? [`        { uint32_t ${[...counts].map(name => `${local(name)} = 0`).join(', ')};\n`]
        : []),
      ...lines.map(line => `        ${line}\n`),
      ...(counts.size > 0 ? ['        }\n'] : []),
      `        at += ${file.marker.length}; ${leaveIfOutside}\n`,
    ].join('')
  })
  return `/* A little-endian number of 1, 2 or 4 bytes. */
static inline uint32_t gtasa_number(const unsigned char *bytes, int size) {
    uint32_t value = 0;
    while (size-- > 0) value = value << 8 | bytes[size];
    return value;
}

/*
 * The offset in a save of ${file.size} bytes of the first byte of a block, after its marker; 0 if there is no such block or
 * the file is damaged. Block sizes follow from the counts in the save.
 */
static inline size_t gtasa_block_offset(const unsigned char *save, int number) {
    size_t at = ${file.marker.length};
    do {
${cases.join('')}    } while (0);
    return 0;
}

/* The sum of all bytes before the checksum, which is stored as the last four bytes. */
static inline uint32_t gtasa_checksum(const unsigned char *save) {
    uint32_t sum = 0;
    for (size_t at = 0; at < GTASA_SAVE_CHECKSUM_OFFSET; at++) sum += save[at];
    return sum;
}

/* Writes the checksum, as a changed save needs it. */
static inline void gtasa_fix_checksum(unsigned char *save) {
    uint32_t sum = gtasa_checksum(save);
    for (int byte = 0; byte < 4; byte++) save[GTASA_SAVE_CHECKSUM_OFFSET + byte] = (unsigned char)(sum >> 8 * byte);
}
`
}
