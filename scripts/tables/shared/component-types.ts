import { choice } from '../../csv/declare.ts'

/** The fifteen types on the vehicle mods page, and the remaining ones. */
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
