const kilobyte = 1000

/** Maximum bytes of script (gzip) that a first visit to a route may load, per class of page. */
export function scriptBudget(route: string): number {
  if (route === '#/') return 120 * kilobyte
  if (route === '#/map') return 230 * kilobyte
  if (route === '#/variables') return 152 * kilobyte + 135 * kilobyte // its 10,950 rows
  return (route.startsWith('#/block/') ? 165 : 152) * kilobyte
}
