/** The width of the images in the grid: the HTML attribute `sizes`. */
export const IMAGE_SIZES = '(min-width: 64em) 31vw, (min-width: 48em) 46vw, 92vw'
