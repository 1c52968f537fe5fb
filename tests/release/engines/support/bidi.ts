interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly message?: string
  readonly result?: BidiResult
}

/** The parts of results used here. */
interface BidiResult {
  readonly capabilities?: { readonly browserName: string; readonly browserVersion: string }
  readonly contexts?: readonly { readonly context: string }[]
  readonly type?: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

export type Bidi = (method: string, params: object) => Promise<BidiResult>

/** Milliseconds for a command. Firefox once did not answer one for half an hour. */
const patience = 60_000

/**
 * Sends WebDriver BiDi commands (https://w3c.github.io/webdriver-bidi/) and returns their results.
 * @param url address that the browser printed
 * @throws the browser's error, or that it did not answer
 */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`no connection to ${url}`))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  }
  let last = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      const limit = setTimeout(() => reject(new Error(`no answer to ${method}`)), patience)
      waiting.set(last, ({ type, message = method, result = {} }) => {
        clearTimeout(limit)
        if (type === 'error') reject(new Error(message))
        else resolve(result)
      })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
