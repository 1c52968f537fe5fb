import { groupBy } from '#shared/collections.ts'
import { rangeText } from '#shared/range.ts'
import { dollarNumber, variableOffset } from '#shared/script-variable.ts'
import { capitalize } from '#shared/text.ts'
import { elementForm } from '#shared/types.ts'
import type { Source } from '../../csv/declare.ts'
import { type Element, elementsOf, variableField } from '../../format/definition.ts'
import { variableArrays } from '../../tables/variable-arrays.ts'
import { locatedVariables } from '../../tables/variables.ts'
import { type ExportModel, headerLines } from '../shared/export-model.ts'
import { docComment } from '../shared/texts.ts'
import { evidenceTexts } from './blocks-declarations.ts'

function elementDoc({ index, type, count, range, evidence }: Element, meaning: string): readonly string[] {
  const what = meaning === '' ? [] : [`${capitalize(meaning)}.`]
  const values = count === null ? type : `${count} × ${type}`
  const legal = range === null ? '' : ` Range: ${rangeText(range)}.`
  return [
    ...what,
    `Variable ${index} ($${dollarNumber(index)}), offset 0x${variableOffset(index)} in block 01: ${values}.${legal} Evidence: ${evidenceTexts[evidence]}.`,
  ]
}

function elementType({ type, count }: Element): string {
  const one = elementForm(type).basic === 'char' ? 'string' : 'number'
  return count === null ? one : `${one}[]`
}

/** `names.d.ts`: the named script variables with their descriptions. */
export function namesDeclarations(model: ExportModel, source: Source): string {
  const { definition } = model
  const variables = locatedVariables(source)
  const arrays = new Map(variableArrays.rows(source).map(({ base, meaning }) => [base, meaning]))
  const meaningOf = ({ index, count }: Element) =>
    (count === null ? variables[index]?.meaning : arrays.get(index)) ?? ''
  const elements = elementsOf(variableField(definition))
  // If two variables share a name, a path selects the first.
  const members = [...groupBy(elements, ({ name }) => name).values()].flatMap(([element]) =>
    element === undefined
      ? []
      : `${docComment(elementDoc(element, meaningOf(element)), '  ')}  ${element.name}: ${elementType(element)}\n`,
  )
  return [
    docComment(headerLines(model)),
    `import type { Names } from './index.js'\n`,
    `/** The script variables with a name, and what their values are. */\nexport interface GlobalVariables {\n${members.join('')}}\n`,
    `/** For \`parseSave(bytes, { names })\`. */\nexport const names: Names<GlobalVariables>\n`,
  ].join('\n')
}
