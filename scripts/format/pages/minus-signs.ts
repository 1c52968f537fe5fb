/** A text of the data with true minus signs, as in ranges. */
export const withMinusSigns = (text: string) => text.replaceAll(/(?<=^|[\s(])-(?=\d)/g, '−')
