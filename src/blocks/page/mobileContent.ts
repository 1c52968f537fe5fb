// What only the pages of mobile blocks show: one file, which they load on demand.

export { mobileOnly, mobileParts } from '../../generated/format/mobile-blocks.ts'
export { MobileRecipes } from './MobileRecipes.tsx'
