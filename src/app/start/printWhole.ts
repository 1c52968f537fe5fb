/**
 * A picture shows the first window alone: what is printed before the app has drawn its page is the static page.
 * @param write puts HTML into `main`
 */
export function printWhole(main: HTMLElement, file: string, write: (html: string) => void): void {
  addEventListener('beforeprint', () => {
    if (!main.isConnected) return
    const request = new XMLHttpRequest()
    request.open('GET', file, false) // the browser prints what is there when this event ends
    try {
      request.send()
    } catch {
      return // offline: the picture is all there is
    }
    const [, html] = /<main[^>]*>(.*)<\/main>/s.exec(request.responseText) ?? []
    if (request.status === 200 && html) write(html)
  })
}
