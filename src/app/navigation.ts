import { type PageInfo, pages } from '../generated/register.ts'

/** The pages of the register by their part of the navigation, in its order. */
export const navigation: readonly { readonly title: string; readonly entries: readonly PageInfo[] }[] = [
  ...new Set(pages.map(({ group }) => group)),
].map(title => ({ title, entries: pages.filter(({ group }) => group === title) }))
