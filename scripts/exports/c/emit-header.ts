import { type ExportModel, headerLines } from '../shared/export-model.ts'
import { structsInnerFirst } from '../shared/outline.ts'
import { cConstants } from './c-constants.ts'
import { cComment, cConstant } from './c-names.ts'
import { cStruct } from './c-struct.ts'

const preamble = `#ifndef GTASA_SAVE_H
#define GTASA_SAVE_H

#include <stddef.h>
#include <stdint.h>

#if defined(__BYTE_ORDER__) && defined(__ORDER_LITTLE_ENDIAN__)
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "The structs are stored in little-endian order; use a little-endian target."
#endif
#endif

#ifdef __cplusplus
#define GTASA_ASSERT(condition) static_assert(condition, #condition)
#else
#define GTASA_ASSERT(condition) _Static_assert(condition, #condition)
#endif
`

function fileConstants({ definition }: ExportModel): string {
  const { file, blocks } = definition
  const numbers = blocks.map(({ number, name, title, what }, index) => {
    const comma = index < blocks.length - 1 ? ',' : ''
    return `    ${cConstant('block', name)} = ${Number(number)}${comma} ${cComment(`${title}: ${what}.`)}\n`
  })
  return `#define GTASA_SAVE_SIZE ${file.size}
#define GTASA_SAVE_MARKER "${file.marker}" ${cComment('precedes each block; not null-terminated')}
#define GTASA_SAVE_MARKER_SIZE ${file.marker.length}
#define GTASA_SAVE_WORK_BUFFER_SIZE ${file.workBufferSize} ${cComment('size of the write buffer; the padding repeats at this distance')}
#define GTASA_SAVE_CHECKSUM_OFFSET ${file.checksumOffset} ${cComment('uint32_t: sum of all bytes before it')}

enum gtasa_block {
${numbers.join('')}};
`
}

/** The parts of the format that have a fixed size, as a header for C11 and C++17. */
export function emitHeader(model: ExportModel): string {
  const structs = structsInnerFirst(model.definition)
  return [
    `/*\n${headerLines(model)
      .map(line => ` * ${line}\n`)
      .join('')} */`,
    preamble,
    fileConstants(model),
    ...cConstants(model),
    '#pragma pack(push, 1)\n',
    ...structs.map(cStruct),
    '#pragma pack(pop)\n\n#undef GTASA_ASSERT\n\n#endif\n',
  ].join('\n')
}
