/** The width of an image behind a whole section: the HTML attribute `sizes`. */
export const FULL_WIDTH = '100vw'

/** The width of an image in the place of a map: the HTML attribute `sizes`. */
export const MAP_SIZES = '(min-width: 64em) 54vw, 92vw'

/** The width of the logo of a venue: the HTML attribute `sizes`. */
export const LOGO_SIZES = '14rem'
