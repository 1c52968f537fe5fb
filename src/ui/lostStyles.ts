const lost = new Set<HTMLLinkElement>()

globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
  },
  true,
)

/** Asks again for the styles that did not come: what loads a module does so only once for each file. */
export function loadLostStyles(): void {
  for (const link of lost) link.replaceWith(link.cloneNode())
  lost.clear()
}
