/** Pages of the tables that fields take their values from; tables of a block stand on the page of the block itself. */
export const tablePages: Readonly<Record<string, string>> = {
  locations: '/locations',
  pickups: '/pickups',
  'radar-icons': '/sprites',
  'vehicle-colours': '/vcolors',
  'vehicle-mods': '/vmods',
  vehicles: '/vtypes',
  weapons: '/weapons',
}
