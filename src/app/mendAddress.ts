/** Whether the router can match a path: it can decode it, and all of it is one line. */
function isReadable(path: string): boolean {
  try {
    return /^\/.*$/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Rewrites a path that the router would only warn of in the console; the page of unknown addresses then shows it. */
function mend() {
  const [path = '', ...query] = location.hash.slice(1).split('?')
  if (path === '' || isReadable(path)) return
  const mended = `/${path.replaceAll('%', '%25').replace(/^\//, '')}`
  history.replaceState(history.state, '', `#${[mended, ...query].join('?')}`)
}

/** Lets users type any address. Must run before the router is created, which then reads the mended address. */
export function mendTypedAddresses(): void {
  mend()
  addEventListener('popstate', mend)
}
