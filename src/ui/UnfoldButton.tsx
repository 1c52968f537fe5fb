import styles from './UnfoldButton.module.css'

interface Props {
  label: string
  onUnfold: () => void
}

/**
 * Shows the rest of the list before it, which is folded on phones alone: to its first `foldedLines`, by the style sheet of the
 * list, so that nothing is laid out twice.
 */
export function UnfoldButton({ label, onUnfold }: Props) {
  return (
    <button type="button" className={styles.unfold} onClick={onUnfold}>
      {label}
    </button>
  )
}

/** Lines that style sheets leave of a folded list. */
const foldedLines = 8

/** Whether folding a list shortens it by a window or more. */
export const isWorthFolding = (lines: number): boolean => lines > 2 * foldedLines
