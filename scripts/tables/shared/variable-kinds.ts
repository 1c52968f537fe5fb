import { choice, optional } from '../../csv/declare.ts'

/** Type of the four bytes of a variable; `handle` refers to something in another block, `unused` occurs in no script. */
export const variableType = choice('int', 'float', 'bool', 'text', 'handle', 'unused')

/** What the value represents. */
export const variableKind = optional(
  choice(
    ...[
      '3d marker',
      'audio slot',
      'best result',
      'bits',
      'blip',
      'car',
      'car mod slot',
      'colour',
      'colour alpha',
      'colour blue',
    ],
    ...['colour green', 'colour red', 'coordinate x', 'coordinate y', 'coordinate z', 'counter'],
    ...['decision maker', 'door lock', 'group', 'hash', 'heading', 'hour', 'interior', 'menu', 'minute'],
    ...['mission stage', 'model id', 'money', 'object', 'on-screen counter', 'on-screen timer', 'parked car'],
    ...['particle effect', 'percent', 'person', 'pickup', 'player', 'radar icon', 'sequence', 'speech id'],
    ...['task status', 'text key', 'text label part', 'time', 'town', 'weapon id', 'yes or no', 'zone name'],
  ),
)

/** Verified on saves, read from the scripts, or stated by public tools alone. */
export const variableEvidence = choice('verified', 'from source code', 'unverified')

/** Marks an unverified meaning. */
export const doubt = optional(choice('unverified'))

/**
 * What a check on saves verifies: the `meaning`, a constant `value`, the `use` (type, and the scripts that change it), or
 * the `type` alone.
 */
export const verified = optional(choice('meaning', 'value', 'use', 'type'))
