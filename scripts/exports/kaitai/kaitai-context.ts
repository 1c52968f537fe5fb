import type { Field } from '../../format/definition.ts'
import type { ExportModel } from '../shared/export-model.ts'
import type { ValueSetUses } from '../shared/value-set-uses.ts'

/** What the parts of the Kaitai file are made from. */
export interface KaitaiContext {
  readonly model: ExportModel
  readonly uses: ValueSetUses
  /** Lists that are read up to an end mark. */
  readonly marked: readonly Field[]
}
