const codes = { path: 36, old: 31, new: 32, note: 2 } as const

/** Colours a part of the output. */
export type Paint = (part: keyof typeof codes, text: string) => string

/** No colours. */
export const plain: Paint = (_, text) => text

/** Colours on a supporting terminal; `util.styleText` is missing in some versions of Node 20. */
export function paintFor(stream: { readonly isTTY?: boolean }, noColour: string | undefined): Paint {
  if (stream.isTTY !== true || (noColour !== undefined && noColour !== '')) return plain
  return (part, text) => `\u001b[${codes[part]}m${text}\u001b[0m`
}
