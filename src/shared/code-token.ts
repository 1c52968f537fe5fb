/** A piece of code: what the style sheet colours has a kind. */
export type CodeToken = string | readonly [kind: CodeKind, text: string]

export const codeKinds = ['comment', 'string', 'number', 'keyword', 'function'] as const

export type CodeKind = (typeof codeKinds)[number]

/** The code without its colours. */
export const codeText = (tokens: readonly CodeToken[]): string =>
  tokens.map(token => (typeof token === 'string' ? token : token[1])).join('')
