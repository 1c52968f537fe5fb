interface Props {
  name: string
  /** What the block actually is, if its name differs. */
  really: string | false | null | undefined
}

/** The established name of a block, and what it actually is if that differs. */
export function BlockName({ name, really }: Props) {
  if (!really) return name
  return (
    <span>
      {name} <small>actually: {really}</small>
    </span>
  )
}
