const longestCell = 80

const short = (text: string) => (text.length > longestCell ? `${text.slice(0, longestCell)}…` : text)

/** A value as inline code on one line; empty for an empty value. */
export function code(text: string): string {
  if (text === '') return '(empty)'
  const line = short(text).replace(/\s+/g, ' ').replaceAll('|', '\\|')
  const fence = line.includes('`') ? '``' : '`'
  return fence === '`' ? `\`${line}\`` : `${fence} ${line} ${fence}`
}

/** A Markdown table with right-aligned numbers. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const isNumeric = (index: number) => rows.every(row => typeof row[index] === 'number')
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const rule = `|${heads.map((_, index) => (isNumeric(index) ? '---:|' : '---|')).join('')}`
  return [line(heads), rule, ...rows.map(line)].join('\n')
}
