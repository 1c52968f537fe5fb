/**
 * Names of the tables that grow by hand: adding or removing a row is an edit. The number of rows of all
 * others is fixed by the game.
 */
export const handGrown: ReadonlySet<string> = new Set(
  [
    'external-links glossary languages legend marker-kinds mission-changes not-counted pages recipe-steps recipes save-file-locations savehouse-variables script-gates sources variable-arrays',
    'carry-over platform-claims platforms variable-shifts',
    'table-sources blocks/01-other-variables blocks/01-school-state blocks/01-variable-bits blocks/03-angle-examples blocks/06-type-examples',
    'blocks/21-map-sections format/corrections format/elements format/enumerations format/evidence-rules format/flags format/leftovers format/structs',
    'format/unknowns format/usual-values format/versions map/labels',
  ].flatMap(names => names.split(' ')),
)
