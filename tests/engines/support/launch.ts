/** Prints a line whatever the reporter shows: figures, and what was not run. */
export const say = (words: string) => process.stdout.write(`${words}\n`)

/** Starts an engine or a server; says aloud that it is not run, and gives null, where it cannot be started. */
export async function launchOrSay<Started>(
  name: string,
  launch: () => Promise<Started>,
): Promise<Started | null> {
  try {
    return await launch()
  } catch (error) {
    say(`NOT RUN: ${name}: ${error}`)
    return null
  }
}
