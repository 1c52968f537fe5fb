/**
 * A picture shows only the first viewport, so printing before the app has rendered prints the static page.
 * @param write puts HTML into `main`
 */
export function printWhole(main: HTMLElement, file: string, write: (html: string) => void): void {
  addEventListener('beforeprint', () => {
    if (!main.isConnected) return
    const request = new XMLHttpRequest()
    request.open('GET', file, false) // the browser prints the document as it is when this event ends
    try {
      request.send()
    } catch {
      return // offline: only the picture is available
    }
    const [, html] = /<main[^>]*>(.*)<\/main>/s.exec(request.responseText) ?? []
    if (request.status === 200 && html) write(html)
  })
}
