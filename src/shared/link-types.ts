/** A link: words and route. */
export type Link = readonly [title: string, route: string]

/** What a row has to do with others: a term with links. */
export type RowFact = readonly [term: string, links: readonly Link[]]

/** What the rows of a table lead to. */
export interface TableLinks {
  /** Fields of the save that store keys of the table. */
  readonly storedIn: readonly Link[]
  /** By the name of the row in addresses. */
  readonly rows: Readonly<Record<string, readonly RowFact[]>>
}
