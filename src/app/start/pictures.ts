/** Defined by the build: see scripts/site/start-script.ts. */
declare const pictureFiles: Readonly<Record<string, string>>

/** File of the picture of each page but the overview, by route. */
export const pictures = pictureFiles
