/**
 * Tables that grow by hand, by their names: a row more or fewer is an edit. All others have as many rows as the game has
 * things.
 */
export const handGrown: ReadonlySet<string> = new Set(
  [
    'external-links glossary legend marker-kinds not-counted pages recipe-steps recipes save-file-locations savehouse-variables script-gates sources',
    'table-sources blocks/01-other-variables blocks/01-school-state blocks/03-angle-examples blocks/06-type-examples',
    'blocks/21-map-sections format/corrections format/elements format/enumerations format/flags format/leftovers format/structs',
    'format/unknowns format/usual-values format/versions map/labels',
  ].flatMap(names => names.split(' ')),
)
