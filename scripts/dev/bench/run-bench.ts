import { launchBrowser } from '../launch-browser.ts'
import type { BenchOptions } from './options.ts'
import { type Figure, printFigures } from './print-figures.ts'
import { series } from './series.ts'
import { serveSite } from './site-server.ts'
import { profiles, Visit } from './visit.ts'

/**
 * Measures built folders in a real browser. The folders alternate route by route, so that a temporary
 * slowdown affects both. @param print receives each table when it is ready
 */
export async function runBench(options: BenchOptions, print: (text: string) => void): Promise<void> {
  const folders = [options.folder, ...(options.against === null ? [] : [options.against])]
  const servers = await Promise.all(folders.map(serveSite))
  const browser = await launchBrowser('whole')
  try {
    for (const profileName of options.profiles)
      for (const seriesName of options.series) {
        const [profile, measure] = [profiles[profileName], series[seriesName]]
        if (!profile || !measure) continue
        const figures = new Map<string, Figure>()
        for (let run = 0; run < options.runs; run++)
          for (const route of options.routes)
            for (const server of run % 2 === 0 ? servers : servers.toReversed()) {
              const visit = await Visit.open(browser, server.url, profile)
              for (const [name, value] of Object.entries(await measure(visit, route))) {
                const key = `${route} ${name}`
                const figure = figures.get(key) ?? { subject: route, name, values: [], bases: [] }
                figures.set(key, figure)
                const runs = server === servers[0] ? figure.values : figure.bases
                runs.push(value)
              }
              await visit.close()
            }
        const title = `${seriesName} (${profileName}, ${options.runs} runs)`
        print(printFigures(title, figures.values(), servers.length > 1))
      }
  } finally {
    await browser.close()
    for (const server of servers) server.close()
  }
}
