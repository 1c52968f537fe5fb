import type { Field } from '../../format/definition.ts'
import type { ExportModel } from '../shared/export-model.ts'
import type { ValueSetUses } from '../shared/value-sets.ts'
import type { YamlMap } from './yaml.ts'

/** A type of the Kaitai file while it is put together. */
export interface KaitaiType {
  readonly doc: string
  readonly 'doc-ref'?: string
  readonly seq: readonly YamlMap[]
  readonly instances: YamlMap
}

/** The type as written, without empty parts. */
export function writtenType({ seq, instances, ...rest }: KaitaiType): YamlMap {
  return { ...rest, ...(seq.length > 0 && { seq }), ...(Object.keys(instances).length > 0 && { instances }) }
}

/** Input of the modules that write the parts of the Kaitai file. */
export interface KaitaiContext {
  readonly model: ExportModel
  readonly uses: ValueSetUses
  /** Lists that are read up to an end mark. */
  readonly marked: readonly Field[]
}
