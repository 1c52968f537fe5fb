/** Prints a line with any reporter: figures, and what was skipped. */
export const say = (words: string) => process.stdout.write(`${words}\n`)

/** Starts an engine or a server; if it cannot be started, prints that it is skipped and returns null. */
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
