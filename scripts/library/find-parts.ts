import { indexesOf, PathError, type PathStep, type Subscript } from '#shared/format-path/path.ts'
import { elementsByName, findNamed } from '#shared/format-path/tree.ts'
import { elementBytes } from '#shared/layout.ts'
import { didYouMean } from '#shared/nearest.ts'
import { elementTypeSize } from '#shared/types.ts'
import { type Definition, fieldsOf } from '../format/definition.ts'
import {
  elementPart,
  elementParts,
  fieldParts,
  type ListPart,
  namedPart,
  type Part,
  type StructPart,
} from './block-layout.ts'

/** Follows one path through the values of a save. */
export class PartFinder {
  readonly #definition: Definition
  readonly #path: string

  /** @param path names the path in messages */
  constructor(definition: Definition, path: string) {
    this.#definition = definition
    this.#path = path
  }

  /**
   * Returns the parts that steps lead to: one, or several with `[all]` or `[4-14]`. A list without subscript is one part.
   * @throws PathError if they lead nowhere
   */
  follow(part: Part, [step, ...deeper]: readonly PathStep[]): readonly Part[] {
    if (step === undefined) return [part]
    if (part.kind !== 'struct') return this.#fail(`${part.path} is not a struct`)
    const { name, subscripts } = step
    const found = this.#field(part, name)
    const [first, second] = subscripts
    if (first === undefined) return this.follow(found, deeper)
    if (found.kind !== 'list') return this.#fail(`${name} is one value`)
    const selected =
      first.kind === 'name'
        ? this.#selectNamed(found, first.name, second)
        : second === undefined
          ? this.#select(found, first)
          : this.#fail(`${name} needs exactly one index`)
    return selected.flatMap(inner => this.follow(inner, deeper))
  }

  /** The field of a struct; those after it are not measured. */
  #field(struct: StructPart, name: string): Part {
    const fields = fieldsOf(this.#definition, struct.struct)
    const { keyOf } = this.#definition
    const wanted = keyOf(findNamed(fields, name)?.name ?? '')
    const [part] = fieldParts(this.#definition, struct, key => key === wanted)
    if (part !== undefined) return part
    const names = fields.map(field => keyOf(field.name))
    return this.#fail(`there is no ${name}${didYouMean(name, names)}`)
  }

  #fail(reason: string): never {
    throw new PathError(this.#path, reason)
  }

  #select(list: ListPart, subscript: Exclude<Subscript, { kind: 'name' }>): readonly Part[] {
    const { field, value } = list
    const { elementSize, name } = field
    const indexes = indexesOf(subscript, value.length)
    if (indexes === null) return this.#fail(`${name} has ${value.length} elements`)
    if (elementSize !== null) return indexes.map(index => elementPart(list, index, elementSize))
    const elements = [...elementParts(this.#definition, list)]
    return indexes.flatMap(index => elements[index] ?? [])
  }

  #selectNamed(list: ListPart, name: string, second: Subscript | undefined): readonly Part[] {
    const { field, names, value } = list
    const element = elementsByName(field).get(name)
    if (element === undefined)
      return this.#fail(
        `${field.name} has no element ${name}${didYouMean(name, elementsByName(field).keys())}`,
      )
    if (names === null) return this.#fail(`the names apply to another number of values than ${value.length}`)
    const { count, index, type } = element
    const width = elementTypeSize(type) / elementBytes(field)
    const part = (number: number | null) =>
      namedPart(list, { element, part: number, index: index + (number ?? 0) * width })
    if (count === null) return second === undefined ? [part(null)] : this.#fail(`${name} is one value`)
    const indexes = second?.kind === 'name' ? null : indexesOf(second ?? { kind: 'all' }, count)
    return indexes?.map(part) ?? this.#fail(`${name} has the elements [0] to [${count - 1}]`)
  }
}
