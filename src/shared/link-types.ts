/** A link to another site. */
export interface ExternalLink {
  readonly url: string
  readonly title: string
  readonly note: string | null
}

/** A link: text and route. */
export type Link = readonly [title: string, route: string]

/** A relation of a row to others: a term with links. */
type RowFact = readonly [term: string, links: readonly Link[]]

/** Links of the rows of a table. */
export interface TableLinks {
  /** Fields of a save that store keys of the table. */
  readonly storedIn: readonly Link[]
  /** By row id. */
  readonly rows: Readonly<Record<string, readonly RowFact[]>>
}
