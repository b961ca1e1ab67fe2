/** The width of an image behind a whole section: the HTML attribute `sizes`. */
export const FULL_WIDTH = '100vw'
