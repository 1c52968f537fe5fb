/** The name of a section: its version, before the date. */
const versionOf = (section: string) => /^## ([^,\n]+)/.exec(section)?.[1]

/** A changelog with a section as its first; one of the same version is replaced. */
export function withSection(changelog: string, section: string): string {
  const [head = '', ...sections] = changelog.split(/^(?=## )/m)
  const others = sections.filter(other => versionOf(other) !== versionOf(section))
  return [head.trimEnd(), section.trimEnd(), ...others.map(other => other.trimEnd())]
    .join('\n\n')
    .concat('\n')
}
