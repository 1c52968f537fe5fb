import { didYouMean } from '#shared/nearest.ts'
import { CommandError } from '../../cli/command-error.ts'

/** The numbers that fields take, by list and name: `lists` of `gtasa-save/data`. */
export type NamedNumbers = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A name as it is compared: `AK-47`, `ak_47` and `Ak47` are the same. */
const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** How many names that begin as the text a message lists. */
const mostNamed = 5

/**
 * The number with a name, or with the only name that begins so. @param what names the value in messages
 * @throws CommandError with the nearest name if there is none
 */
export function numberOf(names: Readonly<Record<string, number>>, text: string, what: string): number {
  const entries = Object.entries(names)
  const exact = entries.find(([name]) => plainName(name) === plainName(text))
  const starting = entries.filter(([name]) => plainName(name).startsWith(plainName(text)))
  const found = exact ?? (starting.length === 1 ? starting[0] : undefined)
  if (found !== undefined) return found[1]
  const [first] = Object.keys(names)
  if (first === undefined) throw new CommandError(`${what}: ${text} is not a number`, 2)
  const several = text === '' ? [] : starting.slice(0, mostNamed).map(([name]) => name)
  const hint =
    several.length > 0
      ? `; did you mean ${several.join(' or ')}?`
      : didYouMean(text, Object.keys(names)) || `, such as ${first}`
  throw new CommandError(`${what}: ${text} is neither a number nor a name${hint}`, 2)
}
