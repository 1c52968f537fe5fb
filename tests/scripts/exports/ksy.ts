import { parse } from 'yaml'
import { exported } from './support.ts'

type KeyedValues = Readonly<Record<string, unknown>>

/** A type of a Kaitai description. */
export interface KsyType {
  readonly seq?: readonly { readonly id: string }[]
  readonly instances?: Readonly<Record<string, KeyedValues>>
}

interface Ksy extends KsyType {
  readonly seq: readonly { readonly id: string }[]
  readonly meta: { readonly id: string; readonly imports?: readonly string[] }
  readonly types: Readonly<Record<string, KsyType>>
  readonly enums: Readonly<Record<string, Readonly<Record<string, string | { readonly id: string }>>>>
}

/** The description of the script variables, which that of PC saves imports. */
export const variablesKsy: Ksy = parse(exported('gtasa_save_variables.ksy'))

/** The Kaitai description of PC saves, parsed once for all tests: it is a megabyte of YAML. */
export const ksy: Ksy = parse(exported('gtasa-save.ksy'))
