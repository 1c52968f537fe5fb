import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import site from './package.json' with { type: 'json' }
import { readThemeColour } from './scripts/build/theme.ts'
import { compileHintsPlugin } from './scripts/site/compile-hints-plugin.ts'
import { dataPlugin } from './scripts/site/data-plugin.ts'
import { licencesFile, licencesPlugin } from './scripts/site/licences-plugin.ts'
import { routerPlugin } from './scripts/site/router-plugin.ts'
import { staticPages } from './scripts/site/static-pages.ts'
import { templatePlugin } from './scripts/site/template-plugin.ts'

const root = import.meta.dirname

const commonModules =
  /src\/(shared\/(?!format-path|count|float|layout|memoize|mobile-variable|range|script-variable|statistic|value-set|variable-array)|site\/|ui\/)|generated\/(register|site|figures|blocks\.ts|format\/(overview|versions)|legend|page-of-table|external-links)|search\/(searchSession|SearchButton|SearchProvider)/

export default defineConfig({
  base: './', // the built site runs below any path
  plugins: [
    dataPlugin(),
    templatePlugin(),
    react(),
    routerPlugin(),
    compileHintsPlugin(),
    staticPages(),
    licencesPlugin(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false, // src/app/offline registers, after its own check
      includeAssets: [],
      includeManifestIcons: false, // the browser keeps those of an installed app
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
      workbox: {
        // All routes and format definitions. Tables write their CSV and JSON files themselves; static pages are for visitors without
        // JavaScript.
        globPatterns: [
          'index.html',
          'licences.txt',
          'favicon.svg',
          'assets/*',
          'data/{format,format.schema,index}.json',
          'data/gtasa-save.{ksy,hexpat,bt,h}',
          'data/gtasa_save_variables.ksy',
          'data/{glossary,blocks/20-tag-rotations}.csv', // which pages link as they are
        ],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallbackDenylist: [/\.\w+$/], // files
        cleanupOutdatedCaches: true,
        clientsClaim: true, // offline after the first visit, without a reload
      },
    }),
  ],
  build: {
    license: { fileName: licencesFile },
    // Browsers that know light-dark() and nesting; for older targets both would be rewritten, which breaks the theme switch.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // every browser of the CSS target has it
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false }, // no getter of ours or of a library does anything
      output: {
        // Libraries apart from our own code, so that an update downloads little.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|preload-helper/,
              priority: 5,
            },
            // What reads a save that a visitor opens. Nothing else loads it, and it depends on no other module.
            {
              name: 'gtasa-save',
              test: /generated\/gtasa-save\/(?!recipes)/,
              priority: 5,
            },
            // What the frame of the site has in common with its pages.
            {
              name: 'shared',
              tags: ['$initial'],
              test: /src\/(?!app|main)/,
              priority: 4,
            },
            // What pages have in common.
            {
              name: 'common',
              test: commonModules,
              minShareCount: 2,
              priority: 3,
            },
            // What block pages share with the search, recipes and the reader of saves: the overview does without its 4 KB (gzip).
            {
              name: 'format',
              test: /src\/shared\//,
              minShareCount: 2,
              priority: 2,
            },
            // What block pages share with tables and recipes that name fields: with the code of tables, recipes would load 145 instead of 133 KB
            // (gzip).
            {
              name: 'fields',
              test: /src\/blocks\/(?!page)/,
              minShareCount: 2,
              priority: 2,
            },
            // What several pages with tables have in common. Pages without one, such as the map, do not load it; the CSV parser in
            // rowsText comes with a download, tableTools soon after a table is shown, VirtualBody with the two longest tables.
            {
              name: 'table',
              test: /src\/(table\/(?!rowsText|tableTools|rowQuery|Filter|VirtualBody)|(blocks\/page|pages|variables)\/)/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
