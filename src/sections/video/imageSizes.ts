/** The width of the poster on the page: the HTML attribute `sizes`. */
export const IMAGE_SIZES = '(min-width: 84rem) 84rem, 92vw'
