interface Props {
  level: string
  /** What saves verify, e.g. the meaning. */
  detail?: string | null
}

/** The evidence of a row as a badge, drawn by TableRow.module.css. */
export function EvidenceBadge({ level, detail = null }: Props) {
  return <span data-evidence={level}>{detail === null ? level : `${level}: ${detail}`}</span>
}
