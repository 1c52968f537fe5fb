import { dollarName, workingValueMeaning } from '#shared/script-variable.ts'
import { choice, eachRow, inJson, type Kind, optional, text } from '../../csv/declare.ts'

/** Type of the four bytes of a variable; `handle` refers to something in another block, `unused` occurs in no script. */
export const variableType = choice('int', 'float', 'bool', 'text', 'handle', 'unused')

/** What the value represents. */
export const variableKind = optional(
  choice(
    ...[
      '3d marker',
      'audio slot',
      'best result',
      'bits',
      'blip',
      'car',
      'car mod slot',
      'colour',
      'colour alpha',
      'colour blue',
    ],
    ...['colour green', 'colour red', 'coordinate x', 'coordinate y', 'coordinate z', 'counter'],
    ...['decision maker', 'door lock', 'group', 'CRC', 'heading', 'hour', 'interior', 'menu', 'minute'],
    ...['mission stage', 'model id', 'money', 'object', 'on-screen counter', 'on-screen timer', 'parked car'],
    ...['particle effect', 'percent', 'person', 'pickup', 'player', 'radar icon', 'sequence', 'speech id'],
    ...['task status', 'GXT key', 'text label part', 'time', 'town', 'weapon id', 'yes or no', 'zone name'],
  ),
)

/** Marks an unverified meaning. */
export const doubt = optional(choice('unverified'))

/**
 * What a check on saves verifies: the `meaning`, a constant `value`, the `use` (type, and the scripts that change it), or
 * the `type` alone.
 */
export const verified = optional(choice('meaning', 'value', 'use', 'type'))

/** Identifier of a variable or an array. */
export const variableName = text({
  pattern: /^[a-z][a-z0-9_]*$/,
  example: 'sweet_missions_passed',
  maxLength: 60,
})

/** Script names, in upper case as in the compiled scripts. */
export const scriptName = text({ pattern: /^[A-Z0-9_]{1,20}$/, example: 'SWEET' })

/** Several scripts, most accesses first. */
export const scriptNames = inJson(
  'words',
  text({ pattern: /^[A-Za-z0-9_]+( [A-Za-z0-9_]+)*$/, example: 'SWEET GUNS1' }),
)

/** Users of variables that are not scripts: the name among the users, and what it is. */
export const sharedCode: Readonly<Record<string, string>> = {
  main: 'code of the main script',
  unreached: 'code that never runs',
}

/** A value range of the format: `from 0 to 9`. */
export const span: Kind<string> = text({ pattern: /^from -?\d+ to -?\d+$/, example: 'from 0 to 9' })

/** Values in saves: the only one, up to five, or smallest and largest. */
export const observedValues = text({
  pattern: /^(only -?[\d.]+|one of( -?[\d.]+){2,5}|from -?[\d.]+ to -?[\d.]+)$/,
  example: 'one of 0 1',
})

/** The words of a list cell; none if it is empty. */
export function wordsOf(cell: string | null): readonly string[] {
  return cell === null ? [] : cell.split(' ')
}

/** Texts refer to variables by name: an index and a number after `$` are easily taken for each other. */
export const variablesNamed = eachRow(({ meaning }: { readonly meaning: string | null }) => {
  const number = meaning?.match(/\$\d+(?![\d,])|\b(index|variable) \d+/)?.[0]
  if (number === undefined) return null
  return {
    property: 'meaning',
    rule: `refers to a variable by its number: ${number}`,
    allowed: 'its name',
    fix: 'write the name',
  }
})

/** What the description of a variable follows from. */
interface Undescribed {
  readonly row: {
    readonly meaning: string | null
    readonly reads: number
    readonly furtherUsers: number | null
  }
  readonly index: number
  readonly type: string
  readonly kind: string | null
  /** What its array says of it; null outside of arrays, and of those without a meaning. */
  readonly ofElement: string | null
  readonly users: readonly string[]
  /** Number of the variable with the first letters of its text. */
  readonly textStart: number
}

const typeWords: Readonly<Record<string, string>> = {
  int: 'integer',
  float: 'number',
  bool: 'flag',
  text: 'text',
}

/** A short label for a value: `coordinate x`, `pickup handle`, `flag`. */
function wordFor({ type, kind }: Undescribed): string {
  if (type === 'handle') return `${kind ?? 'thing'} handle`
  if (kind === 'text label part') return 'text'
  return kind ?? typeWords[type] ?? type
}

/** Describes a variable: its own meaning, that of its array, or one derived from type and scripts. */
export function describeVariable(variable: Undescribed): string {
  const { row, ofElement, type, index, textStart, kind, users } = variable
  const { meaning, reads, furtherUsers } = row
  if (meaning !== null) return meaning
  if (type === 'unused') return 'no script refers to it'
  if (ofElement !== null) return ofElement
  if (kind === 'text label part' && index > textStart) {
    return `part ${index - textStart + 1} of the text in ${dollarName(textStart)}`
  }
  const word = wordFor(variable)
  if (reads === 0) return `${word}, set and never read`
  const [user = ''] = users
  const shared = users.length + (furtherUsers ?? 0)
  return shared === 1 ? workingValueMeaning(word, user) : `${word}, shared by ${shared} scripts`
}
