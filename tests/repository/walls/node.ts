// The compiler's wall around scripts: an error that no longer comes here is itself an error.

// @ts-expect-error Node code sees no page.
export const page = document

// @ts-expect-error Node code sees no window.
export const width = window.innerWidth
