import { dollarName, workingValueMeaning } from '../../../src/shared/script-variable.ts'
import type { ResolvedVariable } from './resolved-variable.ts'

type Undescribed = Omit<ResolvedVariable, 'meaning' | 'name' | 'offsetHex'>

const words: Readonly<Record<string, string>> = {
  int: 'whole number',
  float: 'number',
  bool: 'flag',
  text: 'text',
}

/** A short label for a value: `coordinate x`, `pickup handle`, `flag`. */
function wordFor({ type, kind }: Undescribed): string {
  if (type === 'handle') return `${kind ?? 'thing'} handle`
  return kind ?? words[type] ?? type
}

/** Describes a variable: its own meaning, that of its array, or one derived from type and scripts. */
export function describeVariable(variable: Undescribed): string {
  const { row, position, type, index, textStart, kind, users } = variable
  const { meaning, reads, furtherUsers } = row
  if (meaning !== null) return meaning
  if (type === 'unused') return 'no script refers to it'
  if (position !== null && position.array.meaning !== null) {
    const part = position.array.width > 1 ? `, part ${position.part + 1}` : ''
    return `${position.array.meaning} [${position.element}]${part}`
  }
  if (kind === 'text label part') {
    return `part ${index - textStart + 1} of the text in ${dollarName(textStart)}`
  }
  const word = wordFor(variable)
  if (reads === 0) return `${word}, set and never read`
  const [user = ''] = users
  const shared = users.length + (furtherUsers ?? 0)
  return shared === 1 ? workingValueMeaning(word, user) : `${word}, shared by ${shared} scripts`
}
