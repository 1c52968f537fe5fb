import { choice } from '../csv/engine/kinds/choice.ts'

/** The fifteen types of the vehicle mods page and the rest. */
export const componentType = choice(
  'Car Stereo',
  'Exhausts',
  'Front Bullbars',
  'Front Bumper',
  'Hood',
  'Hydraulics',
  'Lights',
  'Nitro',
  'Rear Bullbars',
  'Rear Bumper',
  'Roof',
  'Side Skirts',
  'Spoiler',
  'Vent',
  'Wheels',
  'Miscellaneous',
)
