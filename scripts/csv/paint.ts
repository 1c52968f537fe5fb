import { styleText } from 'node:util'

const styles = {
  position: 'cyan',
  name: 'bold',
  cell: 'yellow',
  fix: 'green',
  good: 'green',
  bad: 'red',
} as const

/** Colours a part of a report. */
export type Paint = (part: keyof typeof styles, text: string) => string

/** No colours. */
export const plain: Paint = (_, text) => text

/** Colours if the stream is a terminal that supports them; honours NO_COLOR and FORCE_COLOR. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (part, text) => styleText(styles[part], text, { stream, validateStream: true })
}
