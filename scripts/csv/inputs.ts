/** What people edit while the site is open, and the open page follows: the facts and the pictures of the radar icons. */
export const editedFolders = ['data-csv', 'src/site/icons/radar']

/** All that the data are made from. A build without another file passes. */
export const inputs = [
  ...editedFolders,
  'package.json', // name, version and addresses of the site
  'package-lock.json', // stands for the packages
  'scripts', // read once, when Node starts: an open page cannot follow them
  'src/shared',
]
