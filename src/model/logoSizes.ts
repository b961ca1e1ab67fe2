/** The width of the logo of a venue: the HTML attribute `sizes`. */
export const LOGO_SIZES = '14rem'
