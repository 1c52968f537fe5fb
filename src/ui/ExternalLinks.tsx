import { externalLinks } from '../generated/external-links.ts'

/** The links to other sites that belong to a page. */
export function ExternalLinks({ page }: { page: string }) {
  return (
    <ul>
      {externalLinks
        .filter(link => link.page === page)
        .map(({ url, title, note }) => (
          <li key={url}>
            <a href={url}>{title}</a>: {note}
          </li>
        ))}
    </ul>
  )
}
