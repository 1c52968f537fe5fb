import { Ajv, type ErrorObject } from 'ajv'
import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import type { Fault, Problem } from '../../csv/problem.ts'
import type { ReadResult } from '../../csv/read-file.ts'

/** Records a fault of the value at a path. */
export type NoteFault = (path: JSONPath, fault: Fault) => void

const ajv = new Ajv({ allErrors: true })

/** `levels[1].height` */
const pathText = (path: JSONPath) =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('')

function syntaxFault({ error }: ParseError): Fault {
  const words = printParseErrorCode(error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return {
    rule: `is not valid JSON (${words})`,
    allowed: 'JSON',
    fix: 'correct that position, or restore the file',
  }
}

function schemaFault({ message = 'is wrong', params }: ErrorObject): Fault {
  const { allowedValue, allowedValues = allowedValue } = params
  const allowed =
    allowedValues === undefined ? 'the layout in geometry-schemas.ts' : JSON.stringify(allowedValues)
  return { rule: message, allowed, fix: 'correct the value, or restore the file' }
}

/** GeoJSON needs 7 levels; some thousands overflow the parser, which is recursive. */
const mostLevels = 50

const tooDeepFault: Fault = {
  rule: `is nested in more than ${mostLevels} levels`,
  allowed: 'the layout in geometry-schemas.ts',
  fix: 'restore the file',
}

/** Offset of the first bracket nested too deeply; null if there is none. */
function firstTooDeep(text: string): number | null {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth++
    else if (token === ']' || token === '}') depth--
    if (depth > mostLevels) return index
  }
  return null
}

/**
 * Reads the text of a JSON file. @param file path from the root, used in problems @param schema JSON schema
 * of `Content` @param read reads the content once it matches the schema, and records further faults
 */
export function parseGeometry<Content, Value>(
  file: string,
  text: string,
  schema: object,
  read: (content: Content, note: NoteFault) => Value,
): ReadResult<Value> {
  const errors: ParseError[] = []
  const tooDeep = firstTooDeep(text)
  const tree = tooDeep === null ? parseTree(text, errors, { disallowComments: true }) : undefined
  const problemAt = (
    { offset, length }: Pick<Node, 'offset' | 'length'>,
    path: JSONPath,
    fault: Fault,
  ): Problem => {
    const before = text.slice(0, offset)
    return {
      file,
      line: before.split('\n').length,
      column: offset - before.lastIndexOf('\n'),
      columnName: pathText(path),
      cell: text.slice(offset, offset + length),
      ...fault,
    }
  }
  if (tooDeep !== null)
    return { value: null, problems: [problemAt({ offset: tooDeep, length: 1 }, [], tooDeepFault)] }
  const [broken] = errors // later errors are consequences of the first
  if (broken || !tree) {
    const fault = broken
      ? syntaxFault(broken)
      : { rule: 'is an empty file', allowed: 'JSON', fix: 'restore the file' }
    return { value: null, problems: [problemAt(broken ?? { offset: 0, length: 0 }, [], fault)] }
  }
  const problems: Problem[] = []
  const note: NoteFault = (path, fault) =>
    void problems.push(problemAt(findNodeAtLocation(tree, path) ?? tree, path, fault))
  const content: unknown = getNodeValue(tree)
  const fits = ajv.compile<Content>(schema)
  if (!fits(content)) {
    for (const error of fits.errors ?? []) {
      const steps = error.instancePath.split('/').slice(1)
      note(
        steps.map(step => (/^\d+$/.test(step) ? Number(step) : step)),
        schemaFault(error),
      )
    }
    return { value: null, problems }
  }
  const value = read(content, note)
  return problems.length > 0 ? { value: null, problems } : { value, problems: [] }
}
