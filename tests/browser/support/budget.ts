const kilobyte = 1000

/** Maximum bytes of script (gzip) that a first visit to a route may load, per class of page. */
export function scriptBudget(route: string): number {
  if (route === '#/') return 105 * kilobyte
  if (route === '#/map') return 225 * kilobyte
  if (route === '#/variables') return 140 * kilobyte + 130 * kilobyte // its 10,950 rows
  return (route.startsWith('#/block/') ? 150 : 145) * kilobyte
}
