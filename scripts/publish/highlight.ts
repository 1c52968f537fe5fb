import Prism from 'prismjs'
import 'prismjs/components/prism-c.js'
import 'prismjs/components/prism-cpp.js'
import 'prismjs/components/prism-csharp.js'
import 'prismjs/components/prism-go.js'
import 'prismjs/components/prism-java.js'
import 'prismjs/components/prism-python.js'
import 'prismjs/components/prism-rust.js'
import 'prismjs/components/prism-typescript.js'
import { type CodeKind, type CodeToken, codeKinds } from '#shared/code-token.ts'

/** Grammars by the ending of a file; the scripts of ImHex and 010 Editor are close to C++. */
const grammars: Readonly<Record<string, string>> = {
  ts: 'typescript',
  py: 'python',
  java: 'java',
  cs: 'csharp',
  cpp: 'cpp',
  go: 'go',
  rs: 'rust',
  c: 'c',
  hexpat: 'cpp',
  '1sc': 'cpp',
}

const isKind = (kind: string): kind is CodeKind => (codeKinds as readonly string[]).includes(kind)

/** Tokens as Prism nests them, in a row; those of a kind that has a colour stay whole. */
function flatten(tokens: readonly (string | Prism.Token)[]): readonly CodeToken[] {
  return tokens.flatMap((token): readonly CodeToken[] => {
    if (typeof token === 'string') return [token]
    const { content, type } = token
    const inner = flatten([content].flat())
    const text = inner.map(part => (typeof part === 'string' ? part : part[1])).join('')
    return isKind(type) ? [[type, text]] : inner
  })
}

/** Neighbouring pieces without a colour are one. */
function join(tokens: readonly CodeToken[]): readonly CodeToken[] {
  return tokens.reduce<CodeToken[]>((joined, token) => {
    const last = joined.at(-1)
    if (typeof token === 'string' && typeof last === 'string') joined[joined.length - 1] = last + token
    else joined.push(token)
    return joined
  }, [])
}

/** Splits code into tokens for the style sheet, by the language of its file. */
export function highlight(file: string, code: string): readonly CodeToken[] {
  const grammar = Prism.languages[grammars[file.split('.').at(-1) ?? ''] ?? '']
  return grammar ? join(flatten(Prism.tokenize(code, grammar))) : [code]
}
