import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { JsonValue } from './json-value.ts'
import type { Fault, Problem } from './problem.ts'
import { problemOfFile, type Reading, readText } from './read-file.ts'

/** A problem of a stretch of a text, with line and column. */
function problemIn(
  file: string,
  text: string,
  { offset, length }: Pick<Node, 'offset' | 'length'>,
  path: string,
  fault: Fault,
): Problem {
  const before = text.slice(0, offset)
  return {
    file,
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
    columnName: path,
    cell: text.slice(offset, offset + length),
    ...fault,
  }
}

function syntaxFault({ error }: ParseError): Fault {
  const words = printParseErrorCode(error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return { rule: `is no JSON (${words})`, allowed: 'JSON', fix: 'correct the place, or restore the file' }
}

/**
 * Reads what is wanted out of the text of a JSON file.
 * @param file path from the root, as problems name it
 * @param read asks for what it needs; what is missing or wrong becomes a problem with its line and column
 */
export function parseJson<Value>(
  file: string,
  content: string,
  read: (json: JsonValue) => Value,
): Reading<Value> {
  const text = content.replace(/^\ufeff/, '')
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [broken] = errors // further ones only follow from the first
  if (broken !== undefined)
    return { value: null, problems: [problemIn(file, text, broken, '', syntaxFault(broken))] }
  if (tree === undefined) {
    const fault = { rule: 'is an empty file', allowed: 'JSON', fix: 'restore the file' }
    return { value: null, problems: [problemOfFile(file, fault)] }
  }
  const problems: Problem[] = []
  const value = read(
    new JsonValue(tree, (node, path, fault) => problems.push(problemIn(file, text, node, path, fault))),
  )
  return problems.length > 0 ? { value: null, problems } : { value, problems: [] }
}

/** The same of a file. `file` is a path from `root`. */
export function readJson<Value>(
  root: string,
  file: string,
  read: (json: JsonValue) => Value,
): Reading<Value> {
  const text = readText(root, file)
  return text.value === null ? text : parseJson(file, text.value, read)
}
