import { it } from 'vitest'
import { findHits } from '../../../src/search/findHits.ts'
import { loadIndex } from '../../../src/search/searchIndex.ts'
it('tries', async () => {
  const t0 = performance.now()
  const index = await loadIndex()
  console.log('load', performance.now() - t0, index.haystack.text.length, index.haystack.starts.length, index.words.length)
  const wish = { opened: new Set<string>(), isAll: false }
  for (const q of (process.env.Q ?? 'landstal|cjsafe|16:0114|0x2F3A0|59F29D44').split('|')) {
    const t = performance.now()
    const a = findHits(index, q, wish)
    console.log(`\n## ${q} (${(performance.now() - t).toFixed(1)} ms) total ${a.total} nearest ${a.isNearest} ${a.readings.join(' | ')} +${a.furtherKinds}`)
    for (const g of a.groups.slice(0, 6)) console.log(`  ${g.kind} (${g.total}): ${g.hits.slice(0, 3).map(h => `[${h.title} | ${h.code} | ${h.detail.slice(0, 60)} -> ${h.route}]`).join('\n        ')}`)
  }
})
