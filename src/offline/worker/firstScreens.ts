const firstScreenFile = /^assets\/first-(.+)-[\w-]{8}\.html$/

/** The files that hold the first screen of a page, by route: `assets/first-block-01-….html` is that of `/block/01`. */
export function findFirstScreens(paths: Iterable<string>): ReadonlyMap<string, string> {
  const screens = new Map<string, string>()
  for (const path of paths) {
    const stem = firstScreenFile.exec(path)?.[1]
    if (stem !== undefined) screens.set(`/${stem.replace(/^block-/, 'block/')}`, path)
  }
  return screens
}

/**
 * The start of the site with the first screen of a page where the overview stood, as src/start would put it there: one
 * request and one paint less. The document says which page it shows.
 * @param start content of index.html
 */
export function putFirstScreen(start: string, route: string, screen: string): string {
  return start
    .replace('<html', `<html data-shows="${route}"`)
    .replace(/(<main[^>]*>).*(?=<\/main>)/s, (_, main: string) => main + screen)
}
