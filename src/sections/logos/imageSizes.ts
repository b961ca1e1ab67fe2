/** The width of the logos on the page: the HTML attribute `sizes`. */
export const IMAGE_SIZES = '12rem'
