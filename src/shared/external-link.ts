/** A link to another site. */
export interface ExternalLink {
  readonly url: string
  readonly title: string
  readonly note: string | null
}
