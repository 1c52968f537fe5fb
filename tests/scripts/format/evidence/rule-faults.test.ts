import { describe, it } from 'vitest'
import { expectNamed, type FormatFault, set } from '../../support/format-faults.ts'

/** Rules that name what does not exist or what they cannot verify. */
const faults: readonly FormatFault[] = [
  [
    'a rule for a field that does not exist',
    'evidence-rules',
    set({ rule: 'minute_length' }, 'fields', '00.ms_per_day'),
    /there is no ms_per_day/,
  ],
  [
    'a rule for an element that does not exist',
    'evidence-rules',
    set({ rule: 'luck' }, 'fields', '16.int_stats[bad_luck]'),
    /int_stats has no element bad_luck/,
  ],
  [
    'a rule that compares with a field that does not exist',
    'evidence-rules',
    set({ rule: 'clock_tick' }, 'operand', '00.clock'),
    /there is no clock/,
  ],
  [
    'a rule in code that nobody wrote',
    'evidence-rules',
    set({ rule: 'luck' }, 'rule', 'good_luck'),
    /has no check of its name/,
  ],
  [
    'a rule with a range that is none',
    'evidence-rules',
    set({ rule: 'minute_length' }, 'operand', 'about 1000'),
    /is not a range/,
  ],
  [
    'a meaning verified that the field does not claim',
    'fields',
    set({ struct: 'blip', name: 'icon' }, 'evidence', 'from source code'),
    /would drop|cannot verify/,
  ],
  [
    'a constant that is called verified',
    'fields',
    set({ struct: 'blip', name: 'sphere_radius' }, 'evidence', 'verified'),
    /names 09\.blips\.sphere_radius, which a rule of this kind cannot verify/,
  ],
]

describe('the evidence rules', () => {
  it.each(faults)('fail the checks with %s', (_, table, edit, message) => expectNamed(table, edit, message))
})
