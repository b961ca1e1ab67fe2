/** A field's label as part of a message: `Name` becomes `your name`; labels of several words are quoted. */
export const labelInSentence = (label: string) =>
  /^[A-Z][a-z]+$/.test(label) ? `your ${label.toLowerCase()}` : `“${label}”`
