import { groupBy } from '../../csv/groups.ts'
import { outcomes, type Planted } from './outcome.ts'

/** A table of outcomes by kind of fault, then the faults that were not reported exactly. */
export function printOutcomes(planted: readonly Planted[], isListed: boolean): string {
  const line = (name: string, group: readonly Planted[]) =>
    [
      name.padEnd(32),
      ...[group.length, ...outcomes.map(outcome => group.filter(one => one.outcome === outcome).length)].map(
        count => String(count).padStart(10),
      ),
    ].join('')
  const kinds = [...groupBy(planted, ({ kind }) => kind)]
  return [
    ['kind'.padEnd(32), ...['planted', ...outcomes].map(name => name.padStart(10))].join(''),
    ...kinds.map(([kind, group]) => line(kind, group)),
    line('all', planted),
    ...(isListed
      ? planted
          .filter(({ outcome }) => outcome !== 'exact')
          .map(({ outcome, kind, file, change }) => `${outcome}: ${kind}: ${file} ${change}`)
      : []),
  ].join('\n')
}
