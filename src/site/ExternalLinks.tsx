import type { ExternalLink } from '../shared/link-types.ts'

/** Links to other sites. */
export function ExternalLinks({ links }: { links: readonly ExternalLink[] }) {
  return (
    <ul>
      {links.map(({ url, title, note }) => (
        <li key={url}>
          <a href={url}>{title}</a>: {note}
        </li>
      ))}
    </ul>
  )
}
