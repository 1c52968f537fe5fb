import { statisticRoute } from '../shared/route.ts'

/** A text in which each statistic is a link. */
export function TextWithStatistics({ text }: { text: string }) {
  // Every second piece is a match; its position in the text is its key.
  let start = 0
  return text.split(/(statistic \d+)/).map((piece, index) => {
    const key = start
    start += piece.length
    if (index % 2 === 0) return piece
    return (
      <a key={key} href={`#${statisticRoute(piece.replace('statistic ', ''))}`}>
        {piece}
      </a>
    )
  })
}
