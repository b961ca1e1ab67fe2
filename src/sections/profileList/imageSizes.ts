/** The width of the portraits on the page: the HTML attribute `sizes`. */
export const IMAGE_SIZES = '(min-width: 64em) 14vw, (min-width: 48em) 22vw, 9rem'
