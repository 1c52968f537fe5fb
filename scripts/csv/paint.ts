import { styleText } from 'node:util'

const styles = {
  place: 'cyan',
  name: 'bold',
  cell: 'yellow',
  fix: 'green',
  good: 'green',
  bad: 'red',
} as const

/** Gives a part of a report its colour. */
export type Paint = (part: keyof typeof styles, text: string) => string

/** No colours. */
export const plain: Paint = (_, text) => text

/** Colours where the stream is a terminal that wants them: NO_COLOR and FORCE_COLOR are followed. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (part, text) => styleText(styles[part], text, { stream, validateStream: true })
}
