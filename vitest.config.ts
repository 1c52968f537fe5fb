import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

const report = process.env.TEST_REPORT

/**
 * Second attempts of a browser test in a run with a report, which names each that needed one. A busy machine once lost a click in
 * some thousands of visits, and Chromium a file of a page; without a report every failure counts.
 */
const retry = report ? 1 : 0

/** Apart from the configuration of the site, whose plugins would build the data once more for each run. */
export default defineConfig({
  test: {
    reporters: report ? ['default', 'json'] : ['default'],
    outputFile: { json: report ?? '' },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          maxWorkers: 2, // each loads all modules for itself: with four a fifth of their time would go into that
          isolate: false, // no test changes what another file could see; loading the modules again would double the time
          execArgv: ['--max-semi-space-size=64'], // MB for young objects, a fifth of the processor time of tests with saves
          include: ['tests/{repository,scripts,src}/**/*.test.ts'],
          sequence: { shuffle: true, groupOrder: 1 }, // the projects run one after the other, as their workers are not as many
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          retry,
          maxWorkers: 4, // they wait more than they compute: with one per core they would take twice as long
          isolate: false, // each file opens pages of its own; loading the driver of the browser again takes a second
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/global-setup.ts'],
          sequence: { shuffle: { tests: true, files: false } }, // the long files first
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } }, // a busy machine is late, not wrong
        },
      },
      // The projects of npm run test:release.
      {
        test: {
          name: 'release',
          retry,
          maxWorkers: 4,
          isolate: false,
          include: ['tests/release/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'languages', // compilers of other languages, and recipes on all real saves
          maxWorkers: 4,
          include: ['tests/release/{languages,saves}/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000, // npm once needed more than ten seconds to install the package on a busy machine
        },
      },
      {
        test: {
          name: 'engines',
          retry,
          maxWorkers: 3, // one for each engine: they wait more than they compute
          include: ['tests/release/engines/**/*.test.ts'],
          globalSetup: ['tests/release/engines/support/global-setup.ts'],
          execArgv: ['--experimental-websocket'], // Node has it without a word from 22 on
          testTimeout: 600_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 2 }, // after the others: it compares what several browsers show
        },
      },
    ],
  },
})
