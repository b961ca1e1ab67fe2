/** The width of the images on the page: the HTML attribute `sizes`. */
export const IMAGE_SIZES = '4rem'
