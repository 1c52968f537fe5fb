/** Parts of the map that are drawn from geometry rather than tables, each with the names of its sources. */
export const mapParts = [
  { name: 'map/coastline', sources: ['older-docs'] },
  { name: 'map/builtup', sources: ['data-files'] },
  { name: 'map/roads', sources: ['data-files'] },
  { name: 'map/railway', sources: ['second-copy'] },
  { name: 'map/relief', sources: ['own', 'saves'] },
]
