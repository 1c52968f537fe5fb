// A host may forbid the styles within documents, by a header such as `style-src 'self'`. Scripts may set them all the same.

const isForbidden = () => !document.querySelector('style')?.sheet

/** Tells the loader of pages which styles stand within the document; their files are fetched where the host forbids that. */
export function markOwnStyles(): void {
  const areThere = !isForbidden()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=inlined]')) {
    link.disabled = areThere
    link.rel = 'stylesheet'
  }
}

/** Sets the styles that stand in attributes, which the host forbids too. */
export function setOwnStyles(): void {
  if (!isForbidden()) return
  for (const element of document.querySelectorAll<HTMLElement>('[style]'))
    element.style.cssText = element.getAttribute('style') ?? '' // it has one, by the selector
}
