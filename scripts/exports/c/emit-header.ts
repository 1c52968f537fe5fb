import type { Definition } from '../../format/definition.ts'
import { ownStructs, structsInnerFirst } from '../../format/structs.ts'
import { type ExportModel, exportName, headerLines } from '../shared/export-model.ts'
import { type LayoutTest, layoutsIn } from '../shared/layouts.ts'
import { blockWalker } from './block-walker.ts'
import { cComment, cConstant, cConstants, cType } from './c-names.ts'
import { cStruct } from './c-struct.ts'

const assertMacro = `#ifdef __cplusplus
#define GTASA_ASSERT(condition) static_assert(condition, #condition)
#else
#define GTASA_ASSERT(condition) _Static_assert(condition, #condition)
#endif
`

const preamble = `#ifndef GTASA_SAVE_H
#define GTASA_SAVE_H

#include <stddef.h>
#include <stdint.h>

#if defined(__BYTE_ORDER__) && defined(__ORDER_LITTLE_ENDIAN__)
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "The structs are stored in little-endian order; use a little-endian target."
#endif
#endif

${assertMacro}`

/** Start of the macros of a platform, e.g. `GTASA_SAVE`. */
const macroName = (definition: Definition) => exportName(definition).replaceAll('-', '_').toUpperCase()

function fileConstants({ definition }: ExportModel): string {
  const name = macroName(definition)
  const block = definition.platform === 'pc' ? 'block' : `${definition.platform}_block`
  const { file, blocks } = definition
  const numbers = blocks.map(({ number, name, title, what }, index) => {
    const comma = index < blocks.length - 1 ? ',' : ''
    return `    ${cConstant(block, name)} = ${Number(number)}${comma} ${cComment(`${title}: ${what}.`)}\n`
  })
  const growth =
    file.growsBy > 0
      ? ` ${cComment(`at least; a save with more data is longer by steps of ${file.growsBy}`)}`
      : ''
  return `#define ${name}_SIZE ${file.size}${growth}
#define ${name}_MARKER "${file.marker}" ${cComment('precedes each block; not null-terminated')}
#define ${name}_MARKER_SIZE ${file.marker.length}
#define ${name}_WORK_BUFFER_SIZE ${file.workBufferSize} ${cComment('size of the write buffer; the padding repeats at this distance')}
#define ${name}_CHECKSUM_OFFSET ${file.checksumOffset} ${cComment('uint32_t: sum of all bytes before it')}

enum gtasa_${block} {
${numbers.join('')}};
`
}

const headComment = (model: ExportModel) =>
  `/*\n${headerLines(model)
    .map(line => ` * ${line}\n`)
    .join('')} */`

/** A function that tells two layouts apart; C has no struct of which the members depend on a value. */
function layoutFunction(later: string, earlier: string, { field, value }: LayoutTest): string {
  const doc = `Whether a struct read as ${later} is a ${earlier}: ${field} shows it.`
  return `${cComment(doc)}
static inline int ${later}_is_earlier(const ${later} *read) { return read->${field} != ${value}; }
`
}

/**
 * The header of a platform that includes the one of PC: structs that differ have its name as a prefix, new ones do not.
 */
export function emitOwnHeader(model: ExportModel, base: Definition): string {
  const { definition } = model
  const own = ownStructs(definition, base)
  const nameOf = (name: string) =>
    own.some(struct => struct.name === name) && base.structs.has(name)
      ? `${definition.platform}_${name}`
      : name
  const renamed = own.map(({ name, fields, ...rest }) => ({
    ...rest,
    name: nameOf(name),
    fields: fields.map(field => ({ ...field, struct: field.struct === null ? null : nameOf(field.struct) })),
  }))
  const layoutTests = layoutsIn(definition).map(({ later, earlier, test }) =>
    layoutFunction(cType(nameOf(later)), cType(earlier), test),
  )
  const guard = `${macroName(definition)}_H`
  return [
    headComment(model),
    `#ifndef ${guard}\n#define ${guard}\n\n#include "${exportName(base)}.h"\n\n${assertMacro}`,
    fileConstants(model),
    '#pragma pack(push, 1)\n',
    ...renamed.map(struct => cStruct(struct, false)),
    '#pragma pack(pop)\n',
    ...layoutTests,
    '#undef GTASA_ASSERT\n\n#endif\n',
  ].join('\n')
}

/** The parts of the format that have a fixed size, as a header for C11 and C++17. */
export function emitHeader(model: ExportModel): string {
  const structs = structsInnerFirst(model.definition)
  return [
    headComment(model),
    preamble,
    fileConstants(model),
    ...cConstants(model),
    '#pragma pack(push, 1)\n',
    ...structs.map(struct => cStruct(struct, true)),
    '#pragma pack(pop)\n',
    blockWalker(model.definition),
    '#undef GTASA_ASSERT\n\n#endif\n',
  ].join('\n')
}
