/** The width of the portraits on the page: the HTML attribute `sizes`. */
export const IMAGE_SIZES = '(min-width: 64em) 30vw, (min-width: 48em) 44vw, 92vw'
