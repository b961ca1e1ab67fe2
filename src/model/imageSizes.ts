/** The width of an image behind a whole section: the HTML attribute `sizes`. */
export const FULL_WIDTH = '100vw'

/** The width of the logo of a venue: the HTML attribute `sizes`. */
export const LOGO_SIZES = '14rem'
