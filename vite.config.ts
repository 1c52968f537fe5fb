import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import site from './package.json' with { type: 'json' }
import { readThemeColour } from './scripts/site/theme.ts'
import { compileHints } from './scripts/vite/compile-hints.ts'
import { dataPlugin } from './scripts/vite/data-plugin.ts'
import { leanRouter } from './scripts/vite/lean-router.ts'
import { licencesFile, licencesPlugin } from './scripts/vite/licences-plugin.ts'
import { openPlugin } from './scripts/vite/open-plugin.ts'
import { packPlugin } from './scripts/vite/pack-plugin.ts'
import { policyPlugin } from './scripts/vite/policy-plugin.ts'
import { sitePlugin } from './scripts/vite/site-plugin.ts'
import { staticPages } from './scripts/vite/static-pages.ts'
import { ToursFirst } from './tests/support/tours-first.ts'

const root = import.meta.dirname

export default defineConfig({
  // Relative addresses: the built site runs below any path of any static host.
  base: './',
  plugins: [
    openPlugin(),
    dataPlugin(),
    sitePlugin(),
    react(),
    leanRouter(),
    staticPages(),
    policyPlugin(),
    licencesPlugin(),
    compileHints(['react', 'frame']),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false, // src/offline registers, after its own check
      includeAssets: [],
      manifest: {
        name: site.title,
        short_name: 'SA Saves',
        description: site.description,
        theme_color: readThemeColour(root, 'accent').light,
        background_color: readThemeColour(root, 'page').light,
        display: 'standalone',
        start_url: './',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      strategies: 'injectManifest',
      srcDir: 'src/offline/worker',
      filename: 'sw.ts',
      integration: {
        // The list of what it keeps is written in by packPlugin.
        beforeBuildServiceWorker({ injectManifest }) {
          delete injectManifest.injectionPoint
        },
      },
    }),
    packPlugin(),
  ],
  resolve: {
    alias: {
      // The package points at its development build everywhere, in a production build too.
      'react-router/dom': fileURLToPath(
        import.meta.resolve('react-router').replace(/development.*/, 'production/dom-export.mjs'),
      ),
      'react-router': fileURLToPath(
        import.meta.resolve('react-router').replace(/development.*/, 'production/index.mjs'),
      ),
    },
  },
  build: {
    license: { fileName: licencesFile },
    // Browsers that know light-dark() and nesting; older targets would have them rewritten, which breaks the theme switch.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // every browser that reads our styles has it
    rolldownOptions: {
      output: {
        // Libraries apart from our own code: an update of the data then downloads little.
        codeSplitting: {
          groups: [
            // React first: the table library uses it too, but comes only with a table.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
              priority: 2,
            },
            {
              name: 'table-library',
              test: /node_modules\/@tanstack\/(?!(react-virtual|virtual-core)\/)/,
              priority: 1,
            },
            // What many pages share comes in three files, not in a dozen crumbs each with a request of its own.
            { name: 'shared', test: /\/src\/(ui|site|generated\/algebra)\//, minShareCount: 4, priority: 1 },
            // The same for what pages of blocks share with few others.
            {
              name: 'block-parts',
              test: /\/src\/(hexgrid\/(Run\.module|useFieldLink|fieldText)|site\/typeColours\.module|pages\/block\/Section|generated\/(page-of-table|algebra\/types))\b/,
              minShareCount: 2,
              priority: 1,
            },
            // What answers a question to a table waits for these alone: with the table itself, which waits for the answer,
            // they would wait for each other for good.
            {
              name: 'question',
              test: /\/src\/table\/(column|columnFilter|compare|searchText)\.ts/,
              priority: 1,
            },
            { name: 'table', test: /\/src\/table\//, minShareCount: 10 },
            // What the overview and the frame of every page need, in one file.
            { name: 'frame', tags: ['$initial'], test: /\/src\/(?!main)/, priority: 2 },
          ],
        },
      },
    },
  },
  test: {
    reporters: process.env.TEST_REPORT ? ['default', 'json'] : ['default'],
    outputFile: { json: process.env.TEST_REPORT ?? '' },
    sequence: { sequencer: ToursFirst },
    projects: [
      {
        test: {
          name: 'node',
          maxWorkers: 2, // each loads all modules for itself: with four a fifth of their time would go into that
          isolate: false, // no test changes what another file could see; loading the modules again would double the time
          include: ['tests/{repository,scripts,src}/**/*.test.ts'],
          sequence: { shuffle: true, groupOrder: 1 }, // the projects run one after the other, as their workers are not as many
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
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
      {
        test: {
          name: 'engines', // by itself only: npm run test:engines
          include: ['tests/engines/**/*.test.ts'],
          execArgv: ['--experimental-websocket'], // Node has it without a word from 22 on
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
