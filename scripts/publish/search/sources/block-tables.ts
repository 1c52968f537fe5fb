import { missions } from '../../../tables/blocks/01-missions.ts'
import { otherVariables } from '../../../tables/blocks/01-other-variables.ts'
import { schoolStates } from '../../../tables/blocks/01-school-state.ts'
import { schoolExercises } from '../../../tables/blocks/01-schools.ts'
import { variableBits } from '../../../tables/blocks/01-variable-bits.ts'
import { angleExamples } from '../../../tables/blocks/03-angle-examples.ts'
import { garageRows } from '../../../tables/blocks/03-garage-rows.ts'
import { savedGarages } from '../../../tables/blocks/03-garages.ts'
import { pickupTypes } from '../../../tables/blocks/06-pickup-types.ts'
import { typeExamples } from '../../../tables/blocks/06-type-examples.ts'
import { respawnPoints } from '../../../tables/blocks/08-respawn-points.ts'
import { gangs } from '../../../tables/blocks/10-gangs.ts'
import { statistics } from '../../../tables/blocks/16-statistics.ts'
import { policeTraps } from '../../../tables/blocks/17-police-traps.ts'
import { tagRotations } from '../../../tables/blocks/20-tag-rotations.ts'
import { tags } from '../../../tables/blocks/20-tags.ts'
import { mapSections } from '../../../tables/blocks/21-map-sections.ts'
import { stuntJumps } from '../../../tables/blocks/24-jumps.ts'
import { rowsOf } from '../rows-of.ts'
import type { SearchSource } from '../search-source.ts'

const tagMaker = rowsOf(tags, {
  kind: 'Tags',
  counting: 'decimal',
  record: ({ index, model, district }) => ({
    title: `Tag ${index}`,
    code: `${index}`,
    about: [model, district],
  }),
})

/** The tables on the pages of blocks. */
export const blockTables: readonly SearchSource[] = [
  rowsOf(statistics, {
    kind: 'Statistics',
    counting: 'decimal',
    record: ({ id, name, otherName, engineName, field }) => ({
      title: name,
      code: `${id}`,
      about: [otherName, field, engineName],
    }),
  }),
  rowsOf(missions, {
    kind: 'Mission stages',
    record: ({ mission, part, thread, variable }) => ({
      title: mission,
      code: '',
      about: [part, thread, variable],
    }),
  }),
  rowsOf(otherVariables, {
    kind: 'Variables by task',
    record: ({ positionHex, group, description, variable }) => ({
      title: description,
      code: positionHex === null ? '' : `01:${positionHex}`,
      about: [group, variable],
    }),
  }),
  rowsOf(schoolExercises, {
    kind: 'Schools',
    record: ({ positionHex, school, exercise, variable }) => ({
      title: exercise,
      code: positionHex === null ? '' : `01:${positionHex}`,
      about: [`${school} school`, variable],
    }),
  }),
  rowsOf(variableBits, {
    kind: 'Bits of script variables',
    counting: 'decimal',
    record: ({ variable, bit, meaning }) => ({
      title: meaning,
      code: `${bit}`,
      about: [`bit of ${variable}`],
    }),
  }),
  rowsOf(schoolStates, {
    kind: 'Schools',
    record: ({ positionHex, school, description, variable }) => ({
      title: description,
      code: positionHex === null ? '' : `01:${positionHex}`,
      about: [`${school} school`, variable],
    }),
  }),
  rowsOf(savedGarages, {
    kind: 'Garages',
    counting: 'decimal',
    record: ({ index, name, type }) => ({
      title: name,
      code: `${index}`,
      about: ['record of block 03', `type ${type}`],
    }),
  }),
  rowsOf(garageRows, {
    kind: 'Stored cars by garage',
    counting: 'decimal',
    record: ({ garageRow, location, garage }) => ({
      title: location,
      code: `${garageRow}`,
      about: [`cars of garage ${garage}`],
    }),
  }),
  rowsOf(angleExamples, {
    kind: 'Directions of a stored car',
    record: ({ direction, xHex, yHex, zHex }) => ({
      title: direction,
      code: '',
      about: [`${xHex} ${yHex} ${zHex}`],
    }),
  }),
  rowsOf(pickupTypes, {
    kind: 'Pickup types',
    counting: 'hex',
    record: ({ byteHex, definition, engineName }) => ({
      title: definition,
      code: byteHex,
      about: [engineName],
    }),
  }),
  rowsOf(typeExamples, {
    kind: 'Pickup types',
    record: ({ object, beforeTypeHex, beforeAvailabilityHex, afterTypeHex, afterAvailabilityHex }) => ({
      title: object,
      code: '',
      about: [
        `before ${beforeTypeHex} ${beforeAvailabilityHex}, after ${afterTypeHex} ${afterAvailabilityHex}`,
      ],
    }),
  }),
  rowsOf(respawnPoints, {
    kind: 'Respawn points',
    record: ({ kind, index, location }) => ({
      title: location,
      code: '',
      about: [`${kind} ${index}`],
    }),
  }),
  rowsOf(gangs, {
    kind: 'Gangs',
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
    counting: 'decimal',
    record: ({ index, type }) => ({
      title: `Police trap ${index}`,
      code: `${index}`,
      about: [`type ${type}`],
    }),
  }),
  rowsOf(mapSections, {
    kind: 'Map sections',
    record: ({ offsetHex, label, meaning }) => ({
      title: meaning ?? 'Map section',
      code: `21:${offsetHex}`,
      about: [label],
    }),
  }),
  rowsOf(stuntJumps, {
    kind: 'Stunt jumps',
    counting: 'decimal',
    record: ({ number, district }) => ({
      title: `Stunt jump ${number}`,
      code: `${number}`,
      about: [district],
    }),
  }),
]
