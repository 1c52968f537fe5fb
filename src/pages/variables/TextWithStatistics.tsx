import { statisticRoute } from '../../generated/algebra/route.ts'

/** A text in which each statistic that it names leads to what is known of it. */
export function TextWithStatistics({ text }: { text: string }) {
  // Every second piece is what the pattern found; the start in the text is its name.
  let start = 0
  return text.split(/(statistic \d+)/).map((piece, place) => {
    const key = start
    start += piece.length
    if (place % 2 === 0) return piece
    return (
      <a key={key} href={`#${statisticRoute(piece.replace('statistic ', ''))}`}>
        {piece}
      </a>
    )
  })
}
