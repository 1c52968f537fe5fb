import type { Question } from './findRows.ts'
import type { Lines } from './PlainRows.ts'
import type { RowIndex } from './rowIndex.ts'

interface Answer<Row> {
  readonly found: Uint32Array
  readonly arranged: Lines<Row>
}

/** How many answers are kept. */
const mostAnswers = 4

/**
 * What answers questions to thousands of rows, the same one not twice: what a press will ask can be asked before.
 * @param keep see RowIndex
 * @param arrange puts the rows found into lines
 */
export function answerOnce<Row>(
  index: RowIndex,
  keep: Parameters<RowIndex['find']>[1],
  arrange: (found: Uint32Array) => Lines<Row>,
): (question: Question) => Answer<Row> {
  const known = new Map<string, Answer<Row>>()
  return question => {
    const name = JSON.stringify(question)
    const asked = known.get(name)
    if (asked) return asked
    const found = index.find(question, keep)
    const answer = { found, arranged: arrange(found) }
    if (known.size === mostAnswers) known.clear()
    known.set(name, answer)
    return answer
  }
}
