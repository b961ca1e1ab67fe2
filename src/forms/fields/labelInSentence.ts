/** A field's label within a message: `Name` becomes `your name`, a longer label is quoted. */
export const labelInSentence = (label: string) =>
  /^[A-Z][a-z]+$/.test(label) ? `your ${label.toLowerCase()}` : `“${label}”`
