import { dollarBase, variablesPath } from '../script-variable.ts'
import { findNamed } from './tree.ts'

/** What a step selects of a list. */
export type Subscript =
  /** `[3]`, and `[$409]` for script variable 407. */
  | { readonly kind: 'index'; readonly index: number }
  /** `[fat]`: a named element. */
  | { readonly kind: 'name'; readonly name: string }
  /** `[4-14]`: elements 4 to 14. */
  | { readonly kind: 'range'; readonly first: number; readonly last: number }
  /** `[all]`, or `[]`. */
  | { readonly kind: 'all' }

/** One step of a path: a field, and what it selects of a list. */
export interface PathStep {
  readonly name: string
  /** At most one, but for a named array: `[gf_progress][2]`. */
  readonly subscripts: readonly Subscript[]
}

/** A parsed path. */
interface FormatPath {
  /** Number of the block, two digits; null for a path that starts at a struct, or at a block by its name. */
  readonly block: string | null
  readonly steps: readonly PathStep[]
}

/** A path that selects nothing in a save, or not what is needed. */
export class PathError extends Error {
  override readonly name = 'PathError'
  readonly path: string
  /** What is wrong, without the path. */
  readonly reason: string

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`)
    this.path = path
    this.reason = reason
  }
}

const stepPattern = /^([a-z]\w*)((?:\[[\w$-]*\])*)$/
const blockPattern = /^(?:block)?(\d\d)$/

/** @returns null if the text is not a subscript */
function parseSubscript(text: string, field: string): Subscript | null {
  if (text === '' || text === 'all') return { kind: 'all' }
  if (/^\d+$/.test(text)) return { kind: 'index', index: Number(text) }
  if (/^[a-z_]\w*$/i.test(text)) return { kind: 'name', name: text }
  const [, first, last] = /^(\d+)-(\d+)$/.exec(text) ?? []
  if (first !== undefined && Number(first) <= Number(last))
    return { kind: 'range', first: Number(first), last: Number(last) }
  const [, dollar] = /^\$(\d+)$/.exec(text) ?? []
  const index = Number(dollar) - dollarBase
  return index >= 0 && variablesPath.endsWith(`.${field}`) ? { kind: 'index', index } : null
}

function parseStep(text: string): PathStep | null {
  const [, name, brackets = ''] = stepPattern.exec(text) ?? []
  if (name === undefined) return null
  const subscripts = [...brackets.matchAll(/\[(.*?)\]/g)].map(([, inner = '']) => parseSubscript(inner, name))
  return subscripts.includes(null) ? null : { name, subscripts: subscripts.filter(one => one !== null) }
}

/**
 * Parses a path: names of fields joined by dots, each with what it selects of a list.
 * @param path `block25.doors[222].flags` or `25.doors[222].flags`; `doors[all].flags` from a struct;
 * `playerInfo.money` from a block by name; `block16.float_stats[fat]` for a named element;
 * `block01.globals[$409]`, or `$409` alone, for a script variable by its number in script tools
 * @returns null if the text is not a path
 */
export function parse(path: string): FormatPath | null {
  const [root = '', ...rest] = (/^\$\d+$/.test(path) ? `${variablesPath}[${path}]` : path).split('.')
  const [, block = null] = blockPattern.exec(root) ?? []
  const steps = (block === null ? [root, ...rest] : rest).map(parseStep)
  return steps.includes(null) ? null : { block, steps: steps.filter(step => step !== null) }
}

function subscriptText(subscript: Subscript): string {
  switch (subscript.kind) {
    case 'index':
      return `[${subscript.index}]`
    case 'name':
      return `[${subscript.name}]`
    case 'range':
      return `[${subscript.first}-${subscript.last}]`
    case 'all':
      return '[all]'
  }
}

/** Prints a path, or the steps of a walk; {@link parse} reads it again. */
export function print({ block, steps }: FormatPath): string {
  const names = steps.map(({ name, subscripts }) => name + subscripts.map(subscriptText).join(''))
  return [...(block === null ? [] : [`block${block}`]), ...names].join('.')
}

/** Indexes selected from so many elements; null if they are not all there. */
export function indexesOf(
  subscript: Exclude<Subscript, { kind: 'name' }>,
  count: number,
): readonly number[] | null {
  let [first, last] = [0, count - 1]
  if (subscript.kind === 'index') first = last = subscript.index
  if (subscript.kind === 'range') ({ first, last } = subscript)
  return last < count ? Array.from({ length: last - first + 1 }, (_, offset) => first + offset) : null
}

function fail(path: string, reason: string): never {
  throw new PathError(path, reason)
}

/**
 * The block that a path starts at, by number or by name, and the steps in it.
 * @param hintFor completes the message for a name that no block has
 * @throws PathError if the text is not a path, or there is no such block
 */
export function rootOf<Block extends { readonly number: string; readonly name: string }>(
  blocks: readonly Block[],
  path: string,
  hintFor: (name: string) => string = () => '',
): readonly [block: Block, steps: readonly PathStep[]] {
  const { block: number, steps } =
    parse(path) ?? fail(path, 'not a path such as block25.doors[222].linked or playerInfo.money')
  const [root, ...inner] = steps
  const name = root?.name ?? ''
  const block = number === null ? findNamed(blocks, name) : blocks.find(one => one.number === number)
  if (block === undefined) return fail(path, `there is no block ${number ?? name}${hintFor(name)}`)
  if (number !== null) return [block, steps]
  return root?.subscripts.length === 0 ? [block, inner] : fail(path, `${name} is a block, not a list`)
}
