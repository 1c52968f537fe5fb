/** Rows that a long table draws or moves at once: more than a screen shows. The same on a server and in a browser. */
export const firstRows = 24

/** Height of the rows that are laid out at once; those below are when the window is higher than most. */
export const laidOutRem = 40

/** Rows that follow whenever the browser is idle: so few that a key or press in between is not held up. */
export const rowsPerPiece = 32
