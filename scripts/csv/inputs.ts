/** Files edited while the dev server runs: the facts, the radar icons and the examples in other languages. */
export const editedFolders = ['data-csv', 'snippets', 'src/site/icons/radar']

/** All inputs of the data step; it reads no other file. */
export const inputs = [
  ...editedFolders,
  'package.json', // name, version and addresses of the site
  'package-lock.json', // represents the packages
  'scripts', // loaded once when Node starts, so the dev server cannot follow changes
  'src/shared',
]
