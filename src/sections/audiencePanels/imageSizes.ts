/** The width of the images on the page: the HTML attribute `sizes`. */
export const IMAGE_SIZES = '(min-width: 48em) 48vw, 92vw'
