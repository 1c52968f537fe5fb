interface Props {
  name: string
  /** What the block actually is, if its name differs. */
  actualName: string | false | null | undefined
}

/** The established name of a block, and what it actually is if that differs. */
export function BlockName({ name, actualName }: Props) {
  if (!actualName) return name
  return (
    <span>
      {name} <small>actually: {actualName}</small>
    </span>
  )
}
