/** The parameters that the address has at this moment; a component may not have seen the last change yet. */
export function currentParameters(): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(window.location.hash)?.[1] ?? '')
}
