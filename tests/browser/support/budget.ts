const kilobyte = 1000

/** Kilobytes of the overview, and of the pages with the most data of their own. */
const largest: Readonly<Record<string, number>> = {
  '#/': 105, // the first of most visits
  '#/map': 225, // all layers
  '#/variables': 270, // 10,950 rows
  '#/block/01': 152,
  '#/block/06': 152,
  '#/block/16': 152,
  '#/block/25': 145,
  '#/checklist': 137, // its rows come apart from the page, for the cards of variables
}

/** Maximum bytes of script (gzip) that a first visit to a route may load. */
export function scriptBudget(route: string): number {
  return (largest[route] ?? (route.startsWith('#/block/') ? 141 : 136)) * kilobyte
}
