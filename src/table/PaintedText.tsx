import { useEffect, useState } from 'react'
import { afterPaint } from '../ui/whenIdle.ts'

/** A text that follows when the frame with all else is painted: what it moves is not laid out before that. */
export function PaintedText({ text }: { text: string }) {
  const [painted, setPainted] = useState(text)
  useEffect(() => afterPaint(() => setPainted(text)), [text])
  return painted
}
