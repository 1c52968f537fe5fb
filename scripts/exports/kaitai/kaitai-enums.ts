import type { EnumerationEntry } from '../../format/definition.ts'
import { describeEntry } from '../shared/describe.ts'
import type { ExportModel } from '../shared/export-model.ts'
import { memberId, switchEnumeration } from './names.ts'
import type { YamlMap } from './yaml.ts'

function entriesMap(name: string, entries: readonly EnumerationEntry[]): YamlMap {
  const owner = name.replaceAll('-', '_')
  return Object.fromEntries(
    entries.map(entry => [entry.value, { id: memberId(entry.name, owner), doc: describeEntry(entry) }]),
  )
}

/** All enumerations. */
export function kaitaiEnums({ enumerations }: ExportModel): YamlMap {
  const named = [...enumerations].map(([name, entries]) => [
    name.replaceAll('-', '_'),
    entriesMap(name, entries),
  ])
  return { [switchEnumeration]: { 0: 'no', 1: 'yes' }, ...Object.fromEntries(named) }
}
