import type { Counts } from '../count.ts'
import type { Field } from '../field-types.ts'
import { indexesOf, PathError, type PathStep, print, rootOf, type Subscript } from './path.ts'
import { elementStep, namedStep, type Position, type Step, startOf, wholeStep } from './step.ts'
import {
  countsOfBlock,
  elementsByName,
  type FileCounts,
  type FormatTree,
  fieldsIn,
  findNamed,
  namedLength,
  offsetsOf,
  type TreeField,
  typicalFileCounts,
} from './tree.ts'

/** Follows one path through a tree. */
class Walker<F extends TreeField> {
  readonly #tree: FormatTree<F>
  readonly #path: string
  readonly #isEach: boolean

  /** @param isEach whether several elements give a step each; otherwise they are one step */
  constructor(tree: FormatTree<F>, path: string, isEach: boolean) {
    this.#tree = tree
    this.#path = path
    this.#isEach = isEach
  }

  /** The steps from a position; several times if the path selects several elements of a list. */
  follow(position: Position, [next, ...deeper]: readonly PathStep[]): readonly (readonly Step<F>[])[] {
    if (next === undefined) return [[]]
    const fields = fieldsIn(this.#tree, position.struct)
    const field = findNamed(fields, next.name) ?? this.#fail(`there is no ${next.name}`)
    const whole = wholeStep(field, position, offsetsOf(fields, position.counts)[fields.indexOf(field)] ?? 0)
    const selected = this.#select(whole, next.subscripts, deeper.length > 0)
    if (deeper.length === 0) return selected.map(step => [step])
    const struct = field.struct ?? this.#fail(`${field.name} is not a struct`)
    return selected.flatMap(step => {
      const { offset, isMovable } = step
      return this.follow({ ...position, struct, offset, isMovable }, deeper).map(steps => [step, ...steps])
    })
  }

  #fail(reason: string): never {
    throw new PathError(this.#path, reason)
  }

  /** @param isOuter whether the path continues in the elements */
  #select(whole: Step<F>, subscripts: readonly Subscript[], isOuter: boolean): readonly Step<F>[] {
    const { name, count, field } = whole
    const [written, second] = subscripts
    if (count === null) return written === undefined ? [whole] : this.#fail(`${name} is one value`)
    if (written === undefined && !(isOuter && this.#isEach)) return [whole]
    if (field.elementSize === null)
      this.#fail(`the elements of ${name} differ in size; read them from the decoded save`)
    if (written?.kind === 'name') return this.#selectNamed(whole, written.name, second)
    if (second !== undefined) this.#fail(`${name} needs exactly one index`)
    const first = written ?? { kind: 'all' }
    const indexes = indexesOf(first, count) ?? this.#fail(`${name} has ${count} elements`)
    const steps = indexes.map(index => elementStep(whole, index))
    if (this.#isEach || first.kind === 'index') return steps
    const { offset } = steps[0] ?? whole
    return [{ ...whole, subscripts, offset, size: indexes.length * field.elementSize }]
  }

  #selectNamed(whole: Step<F>, name: string, second: Subscript | undefined): readonly Step<F>[] {
    const { struct, field, count } = whole
    const known = namedLength(this.#tree, struct, field)
    if (count !== known)
      this.#fail(`the names apply to ${known} values, but there are ${count}, from another game script`)
    const element = elementsByName(field).get(name) ?? this.#fail(`${field.name} has no element ${name}`)
    const { count: parts } = element
    if (second === undefined) return [namedStep(whole, element, null)]
    if (parts === null) return this.#fail(`${name} is one value`)
    if (second.kind === 'all' && !this.#isEach) return [namedStep(whole, element, null)]
    const indexes = second.kind === 'name' ? null : indexesOf(second, parts)
    if (indexes === null) return this.#fail(`${name} has the elements [0] to [${parts - 1}]`)
    return indexes.map(part => namedStep(whole, element, part))
  }
}

/** The steps of a path from its block. @param isEach as of a {@link Walker} */
function followPath<F extends TreeField>(
  tree: FormatTree<F>,
  path: string,
  counts: FileCounts,
  isEach: boolean,
): readonly (readonly Step<F>[])[] {
  const [{ number, struct }, steps] = rootOf(tree.blocks, path)
  return new Walker(tree, path, isEach).follow(startOf(number, struct, countsOfBlock(counts, number)), steps)
}

/**
 * Follows a path from its block, down to a field or element: path → offset.
 *
 * Several elements (`[all]`, `[4-14]`, no subscript) are one step, whose `index` is null; the steps after it are
 * those of the first of them. Names may be in snake case or camel case.
 * @param path e.g. `block02.players[0].weapons[3].weapon`, as {@link parse} takes it
 * @param counts those of the file; of a typical save by default
 * @returns one step per name; offsets in bytes from the start of the block; none for the block itself
 * @throws PathError if the text is not a path, or has no target in a file with these counts
 */
export function walk<F extends TreeField = Field>(
  tree: FormatTree<F>,
  path: string,
  counts: FileCounts = typicalFileCounts(tree),
): readonly Step<F>[] {
  return followPath(tree, path, counts, false)[0] ?? []
}

/**
 * Follows a path to each element it selects, in file order: `[all]`, `[4-14]` and lists without subscript on the
 * way select several. A list without subscript at the end is one step.
 * @param path e.g. `block20.paint[all]`, `block02.players.weapons.ammo_total`
 * @param counts those of the file
 * @returns the steps to each element, as {@link walk} returns them
 * @throws PathError as {@link walk} does
 */
export function walkEach<F extends TreeField = Field>(
  tree: FormatTree<F>,
  path: string,
  counts: FileCounts,
): readonly (readonly Step<F>[])[] {
  return followPath(tree, path, counts, true)
}

/**
 * Follows a path from the start of a struct.
 * @param steps as {@link parse} returns them
 * @param counts those of the block
 * @returns as {@link walk}, with offsets from the start of the struct
 * @throws PathError as {@link walk} does
 */
export function walkStruct<F extends TreeField>(
  tree: FormatTree<F>,
  struct: string,
  steps: readonly PathStep[],
  counts: Counts,
): readonly Step<F>[] {
  const walker = new Walker(tree, print({ block: null, steps }), false)
  return walker.follow(startOf(null, struct, counts), steps)[0] ?? []
}
