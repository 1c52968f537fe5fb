import { missions } from '../../tables/blocks/01-missions.ts'
import { otherVariables } from '../../tables/blocks/01-other-variables.ts'
import { schoolStates } from '../../tables/blocks/01-school-state.ts'
import { schoolExercises } from '../../tables/blocks/01-schools.ts'
import { angleExamples } from '../../tables/blocks/03-angle-examples.ts'
import { savedGarages } from '../../tables/blocks/03-garages.ts'
import { safeHouses } from '../../tables/blocks/03-safe-houses.ts'
import { pickupTypes } from '../../tables/blocks/06-pickup-types.ts'
import { typeExamples } from '../../tables/blocks/06-type-examples.ts'
import { restartPlaces } from '../../tables/blocks/08-restart-places.ts'
import { gangs } from '../../tables/blocks/10-gangs.ts'
import { statistics } from '../../tables/blocks/16-statistics.ts'
import { policeTraps } from '../../tables/blocks/17-police-traps.ts'
import { tagRotations } from '../../tables/blocks/20-tag-rotations.ts'
import { tags } from '../../tables/blocks/20-tags.ts'
import { mapSections } from '../../tables/blocks/21-map-sections.ts'
import { stuntJumps } from '../../tables/blocks/24-jumps.ts'
import { rowsOf, type SourceMaker } from '../search-source.ts'

const tagMaker = rowsOf(tags, {
  kind: 'Tags',
  route: '/block/20?tags.row={id}',
  counting: 'decimal',
  record: ({ index, model }) => ({
    title: `Tag ${index}`,
    code: `${index}`,
    about: [model],
  }),
})

/** The tables on the pages of blocks. */
export const blockTables: readonly SourceMaker[] = [
  rowsOf(statistics, {
    kind: 'Statistics',
    route: '/block/16?stats.row={id}',
    counting: 'decimal',
    record: ({ id, name, otherName, engineName, field }) => ({
      title: name,
      code: `${id}`,
      about: [otherName, field, engineName],
    }),
  }),
  rowsOf(missions, {
    kind: 'Mission stages',
    route: '/block/01?missions.row={id}-{title}',
    record: ({ positionHex, byteHex, mission, part, thread, variable }) => ({
      title: mission,
      code: '',
      about: [part, thread, variable],
      id: `${positionHex}-${byteHex}`,
    }),
  }),
  rowsOf(otherVariables, {
    kind: 'Variables by task',
    route: '/block/01?others.row={id}',
    record: ({ positionHex, group, description, variable }) => ({
      title: description,
      code: positionHex === null ? '' : `01:${positionHex}`,
      about: [group, variable],
      id: positionHex ?? description,
    }),
  }),
  rowsOf(schoolExercises, {
    kind: 'Schools',
    route: '/block/01?schools.row={id}',
    record: ({ positionHex, school, exercise, variable }) => ({
      title: exercise,
      code: positionHex === null ? '' : `01:${positionHex}`,
      about: [`${school} school`, variable],
      id: positionHex ?? variable,
    }),
  }),
  rowsOf(schoolStates, {
    kind: 'Schools',
    route: '/block/01?state.row={id}',
    record: ({ positionHex, school, description, variable }) => ({
      title: description,
      code: positionHex === null ? '' : `01:${positionHex}`,
      about: [`${school} school`, variable],
      id: positionHex ?? variable,
    }),
  }),
  rowsOf(savedGarages, {
    kind: 'Garages',
    route: '/block/03?garages.row={id}',
    counting: 'decimal',
    record: ({ index, name, type }) => ({
      title: name,
      code: `${index}`,
      about: ['record of block 03', `type ${type}`],
    }),
  }),
  rowsOf(safeHouses, {
    kind: 'Stored cars by safe house',
    route: '/block/03?houses.row={id}',
    counting: 'decimal',
    record: ({ safeHouse, place, garage }) => ({
      title: place,
      code: `${safeHouse}`,
      about: [`cars of garage ${garage}`],
    }),
  }),
  rowsOf(angleExamples, {
    kind: 'Directions of a stored car',
    route: '/block/03?angles.row={title}',
    record: ({ direction, xHex, yHex, zHex }) => ({
      title: direction,
      code: '',
      about: [`${xHex} ${yHex} ${zHex}`],
    }),
  }),
  rowsOf(pickupTypes, {
    kind: 'Pickup types',
    route: '/block/06?types.row={id}',
    counting: 'hex',
    record: ({ byteHex, definition, engineName }) => ({
      title: definition,
      code: byteHex,
      about: [engineName],
    }),
  }),
  rowsOf(typeExamples, {
    kind: 'Pickup types',
    route: '/block/06?examples.row={id}',
    record: ({ object, beforeTypeHex, beforeAvailabilityHex, afterTypeHex, afterAvailabilityHex }) => ({
      title: object,
      code: '',
      about: [
        `before ${beforeTypeHex} ${beforeAvailabilityHex}, after ${afterTypeHex} ${afterAvailabilityHex}`,
      ],
      id: `${object}-${beforeTypeHex}-${afterAvailabilityHex}`,
    }),
  }),
  rowsOf(restartPlaces, {
    kind: 'Restart places',
    route: '/block/08?places.row={id}',
    record: ({ kind, index, place }) => ({
      title: place,
      code: '',
      about: [`${kind} ${index}`],
      id: `${kind}-${index}`,
    }),
  }),
  rowsOf(gangs, {
    kind: 'Gangs',
    route: '/block/10?gangs.row={id}',
    counting: 'decimal',
    record: ({ gang, name, otherName, colour }) => ({
      title: name,
      code: `${gang}`,
      about: [otherName, colour],
    }),
  }),
  { ...tagMaker, tables: [tags.name, tagRotations.name] },
  rowsOf(policeTraps, {
    kind: 'Police traps',
    route: '/block/17?traps.row={id}',
    counting: 'decimal',
    record: ({ index, type }) => ({
      title: `Police trap ${index}`,
      code: `${index}`,
      about: [`type ${type}`],
    }),
  }),
  rowsOf(mapSections, {
    kind: 'Map sections',
    route: '/block/21?sections.row={id}',
    record: ({ offsetHex, label, meaning }) => ({
      title: meaning ?? 'Map section',
      code: `21:${offsetHex}`,
      about: [label],
      id: offsetHex,
    }),
  }),
  rowsOf(stuntJumps, {
    kind: 'Stunt jumps',
    route: '/block/24?jumps.row={id}',
    counting: 'decimal',
    record: ({ number }) => ({ title: `Stunt jump ${number}`, code: `${number}`, about: [] }),
  }),
]
