import { launchBrowser } from '../launch-browser.ts'
import { makeCertificate } from './certificate.ts'
import type { BenchOptions } from './options.ts'
import { printFigures } from './print-figures.ts'
import { profiles } from './profiles.ts'
import { Figures } from './samples.ts'
import { type Series, series } from './series.ts'
import { readSite } from './site-files.ts'
import { serveSite } from './site-server.ts'
import { hostName, type Site } from './visit.ts'

/** Each of the folders after the other. The order turns with every run. */
function* turns(sites: readonly Site[], run: number): Generator<[site: Site, isBase: boolean]> {
  for (const site of run % 2 === 0 ? sites : sites.toReversed()) yield [site, site !== sites[0]]
}

/** The folders go by turns, route by route: what slows the machine for a while slows both. */
async function runSeries(
  { title, measureRoute, measureRoutes }: Series,
  sites: readonly Site[],
  profile: string,
  { runs, routes }: BenchOptions,
): Promise<string> {
  const figures = new Figures()
  for (let run = 0; run < runs; run++) {
    if (measureRoute)
      for (const route of routes)
        for (const [site, isBase] of turns(sites, run))
          figures.add(route, await measureRoute(site, route), isBase)
    if (measureRoutes)
      for (const [site, isBase] of turns(sites, run))
        for (const [subject, samples] of await measureRoutes(site, routes))
          figures.add(subject, samples, isBase)
  }
  return printFigures(`${title} (${profile}, ${runs} runs)`, figures.list(), sites.length > 1)
}

/**
 * Measures built folders in a real browser, served by HTTP/2 with brotli.
 * @param print takes each table as soon as it is there
 */
export async function runBench(options: BenchOptions, print: (text: string) => void): Promise<void> {
  const certificate = makeCertificate()
  const folders = [options.folder, ...(options.against === null ? [] : [options.against])]
  const contents = folders.map(readSite)
  const browser = await launchBrowser('whole', [
    `--host-resolver-rules=MAP ${hostName} 127.0.0.1`,
    `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
  ])
  try {
    for (const profile of profiles.filter(({ name }) => options.profiles.includes(name))) {
      const servers = await Promise.all(contents.map(files => serveSite(files, certificate, profile.line)))
      const sites = servers.map(server => ({ browser, server, profile }))
      for (const name of options.series) {
        const chosen = series[name]
        if (chosen) print(await runSeries(chosen, sites, profile.name, options))
      }
      for (const server of servers) server.close()
    }
  } finally {
    await browser.close()
  }
}
