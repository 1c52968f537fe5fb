/** Rows whose texts are put together at once while the browser is idle. */
const rowsPerStep = 1000

/** The texts of many rows as one, so that a word is looked for once and not row by row. */
export interface WordIndex {
  /** Marks the rows that contain a word in lower case. */
  readonly mark: (word: string, marks: Uint8Array) => void
  /** Puts some more texts together. @returns whether any are left */
  readonly prepare: () => boolean
}

/** @param readText the text of a row; no line break in it */
export function indexWords(rowCount: number, readText: (row: number) => string): WordIndex {
  const texts: string[] = []
  const starts = new Uint32Array(rowCount + 1)
  let whole: string | null = null
  const readWhole = () => {
    whole ??= texts.join('\n')
    return whole
  }
  const prepare = () => {
    const end = Math.min(rowCount, texts.length + rowsPerStep)
    for (let row = texts.length; row < end; row++) {
      const text = readText(row).toLowerCase()
      texts.push(text)
      starts[row + 1] = (starts[row] ?? 0) + text.length + 1
    }
    if (texts.length === rowCount) readWhole()
    return texts.length < rowCount
  }
  return {
    prepare,
    mark(word, marks) {
      while (prepare());
      const text = readWhole()
      let row = 0
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, starts[row + 1])) {
        while ((starts[row + 1] ?? text.length + 1) <= at) row++
        marks[row] = 1
      }
    },
  }
}
