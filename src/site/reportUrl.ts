import { site } from '../generated/site.ts'

/** The issue form with the address filled in. @param route page, and the selected row if any */
export function reportUrl(route: string): string {
  const values = { template: 'wrong-fact.yml', address: `${site.homepage}#${route}` }
  return `${site.repository}/issues/new?${new URLSearchParams(values)}`
}
