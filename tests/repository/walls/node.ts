// Checks that scripts cannot use DOM types: if an expected error is missing, the compiler reports it.

// @ts-expect-error scripts cannot use document
export const page = document

// @ts-expect-error scripts cannot use window
export const width = window.innerWidth
