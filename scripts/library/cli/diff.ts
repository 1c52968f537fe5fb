import { namedElementAt } from '../../../src/shared/format-path/locate.ts'
import { namedLength } from '../../../src/shared/format-path/tree.ts'
import { elementBytes } from '../../../src/shared/layout.ts'
import { isList } from '../../../src/shared/types.ts'
import { CommandError } from '../../cli/command-error.ts'
import { readTarget } from '../../format/codec/target-bytes.ts'
import { isStruct, type Value } from '../../format/codec/value.ts'
import { type Definition, type Field, fieldsOf } from '../../format/definition.ts'
import type { Command } from './command.ts'
import { type OpenSave, openSave } from './open-save.ts'
import { jsonValue, showValue, targetIn } from './values.ts'

interface Difference {
  /** As `get` takes it. */
  readonly path: string
  readonly before: Value | undefined
  readonly after: Value | undefined
}

const isSame = (one: Value | undefined, other: Value | undefined) =>
  one === other ||
  (one instanceof Uint8Array &&
    other instanceof Uint8Array &&
    one.length === other.length &&
    one.every((byte, index) => byte === other[index]))

/** Compares two saves by field, using names where they exist. */
class Comparer {
  readonly differences: Difference[] = []
  readonly #definition: Definition
  readonly #old: OpenSave
  readonly #new: OpenSave

  constructor(definition: Definition, old: OpenSave, newer: OpenSave) {
    this.#definition = definition
    this.#old = old
    this.#new = newer
  }

  struct(struct: string, old: Value | undefined, newer: Value | undefined, path: string): void {
    if (!isStruct(old) || !isStruct(newer)) {
      this.#note(path, old, newer)
      return
    }
    for (const field of fieldsOf(this.#definition, struct)) {
      const { name } = field
      if (isList(field)) this.#list(struct, field, [old[name], newer[name]], `${path}.${name}`)
      else this.#one(field, old[name], newer[name], `${path}.${name}`)
    }
  }

  #note(path: string, old: Value | undefined, newer: Value | undefined): void {
    this.differences.push({ path, before: old, after: newer })
  }

  #one(field: Field, old: Value | undefined, newer: Value | undefined, path: string): void {
    if (field.struct !== null && old !== undefined && newer !== undefined)
      this.struct(field.struct, old, newer, path)
    else if (!isSame(old, newer)) this.#note(path, old, newer)
  }

  #list(struct: string, field: Field, [old, newer]: readonly (Value | undefined)[], path: string): void {
    if (!Array.isArray(old) || !Array.isArray(newer)) return
    const length = Math.max(old.length, newer.length)
    const hasNames = old.length === newer.length && length === namedLength(this.#definition, struct, field)
    for (let index = 0; index < length; index++) {
      if (old[index] === newer[index]) continue
      const name = hasNames ? this.#nameOf(field, index) : null
      if (name === null) this.#one(field, old[index], newer[index], `${path}[${index}]`)
      else this.#named(`${path}${name}`)
    }
  }

  /** A named element has its own type; a text of several elements counts as one difference. */
  #named(path: string): void {
    if (this.differences.at(-1)?.path === path) return
    const [old, newer] = [this.#old, this.#new].map(save => readTarget(save.bytes, targetIn(save, path)))
    this.#note(path, old, newer)
  }

  #nameOf(field: Field, index: number): string | null {
    const named = namedElementAt(field, index * elementBytes(field))
    return named && `[${named.element.name}]${named.part === null ? '' : `[${named.part}]`}`
  }
}

/** A value for comparison; texts that only differ after their first 00 are shown in full. */
function side(value: Value | undefined, other: Value | undefined): string {
  if (value === undefined) return '(none)'
  const isAlike = typeof value === 'string' && showValue(value) === showValue(other)
  return isAlike ? JSON.stringify(value) : showValue(value)
}

/** `diff`: the differences of two saves. */
export const diff: Command = {
  call: 'diff A B [--json]',
  help: 'compares two saves by field, with names; exit code 1 when they differ',
  count: [2, 2],
  options: { json: 'flag' },
  run(context, { others: [one = '', other = ''], flags }) {
    const { print, paint } = context
    if (one === '-' && other === '-') throw new CommandError('only one of the two files can be -', 2)
    const [old, newer] = [openSave(context, one), openSave(context, other)]
    const { codec } = old
    if (codec !== newer.codec)
      throw new CommandError('the saves are of two platforms; their fields cannot be compared')
    const comparer = new Comparer(codec.definition, old, newer)
    for (const [index, { block }] of codec.blocks.entries()) {
      const values = [old, newer].map(({ reading }) => reading.blocks[index]?.value)
      comparer.struct(block.struct, values[0], values[1], `block${block.number}`)
    }
    const { differences } = comparer
    if (flags.has('json')) {
      const plain = differences.map(({ path, before, after }) => ({
        path,
        before: before === undefined ? null : jsonValue(before),
        after: after === undefined ? null : jsonValue(after),
      }))
      print(JSON.stringify(plain, null, 1))
    } else {
      for (const { path, before, after } of differences)
        print(
          `${paint('path', path)} ${paint('old', side(before, after))} → ${paint('new', side(after, before))}`,
        )
      print(
        paint(
          'note',
          `${differences.length} ${differences.length === 1 ? 'value differs' : 'values differ'}`,
        ),
      )
    }
    return differences.length === 0 ? 0 : 1
  },
}
