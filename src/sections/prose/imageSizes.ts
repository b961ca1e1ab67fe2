/** The width of the image on the page: the HTML attribute `sizes`. */
export const IMAGE_SIZES = '(min-width: 64em) 44vw, 92vw'
