const kilobyte = 1000

/** The most bytes (gzip) of script that a first visit of a route may load, one ceiling per class of page. */
export function scriptBudget(route: string): number {
  if (route === '#/') return 120 * kilobyte
  if (route === '#/map') return 245 * kilobyte
  if (route === '#/variables') return 160 * kilobyte + 115 * kilobyte // its 10,950 rows
  return (route.startsWith('#/block/') ? 172 : 160) * kilobyte
}
