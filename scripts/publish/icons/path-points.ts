/** Numbers that each command of path data takes, and which of them are x (the others are y or no place). */
const commands: Readonly<Record<string, readonly ('x' | 'y' | 'other')[]>> = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  H: ['x'],
  V: ['y'],
  C: ['x', 'y', 'x', 'y', 'x', 'y'],
  S: ['x', 'y', 'x', 'y'],
  Q: ['x', 'y', 'x', 'y'],
  A: ['other', 'other', 'other', 'other', 'other', 'x', 'y'],
  Z: [],
}

const command = /([MLHVCSQAZ])([^MLHVCSQAZ]*)/giy
const number = /\s*,?\s*(-?(?:\d+(?:\.\d+)?|\.\d+))/y
/** The two flags of an arc may stand without spaces around them. */
const flag = /\s*,?\s*([01])/y

function readArguments(kinds: readonly string[], text: string): readonly number[] | null {
  const values: number[] = []
  let at = 0
  while (text.slice(at).trim() !== '') {
    const isFlag = kinds.length === 7 && [3, 4].includes(values.length % 7)
    const pattern = isFlag ? flag : number
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found === null) return null
    values.push(Number(found[1]))
    at = pattern.lastIndex
  }
  const isWhole =
    kinds.length === 0 ? values.length === 0 : values.length > 0 && values.length % kinds.length === 0
  return isWhole ? values : null
}

/**
 * The places that path data names, control points among them.
 * @returns null when it is no path data: another first command than M, an unknown command, or a wrong count of numbers
 */
export function pathPoints(data: string): readonly (readonly [x: number, y: number])[] | null {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let end = 0
  command.lastIndex = 0
  for (let found = command.exec(data); found !== null; found = command.exec(data)) {
    const [, letter = '', text = ''] = found
    const kinds = commands[letter.toUpperCase()]
    const values = kinds && readArguments(kinds, text)
    if (!kinds || !values || (end === 0 && letter !== 'M')) return null
    end = command.lastIndex
    const isRelative = letter !== letter.toUpperCase()
    for (let at = 0; at < values.length; at += kinds.length) {
      const [fromX, fromY] = [x, y]
      kinds.forEach((kind, index) => {
        const value = values[at + index]
        if (value === undefined || kind === 'other') return
        if (kind === 'x') x = isRelative ? fromX + value : value
        else y = isRelative ? fromY + value : value
        if (kind === 'y' || kinds.length === 1) points.push([x, y])
      })
    }
    if (letter.toUpperCase() === 'M') [startX, startY] = points.at(-values.length / 2) ?? [x, y]
    if (letter.toUpperCase() === 'Z') [x, y] = [startX, startY]
  }
  return end > 0 && end === data.length ? points : null
}
