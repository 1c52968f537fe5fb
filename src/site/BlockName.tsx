interface Props {
  name: string
  /** What the block really is, where its name says something else. */
  really: string | false | null | undefined
}

/** The one name of a block, that of the documentation everybody knows, and beside it what it really is. */
export function BlockName({ name, really }: Props) {
  if (!really) return name
  return (
    <span>
      {name} <small>really: {really}</small>
    </span>
  )
}
