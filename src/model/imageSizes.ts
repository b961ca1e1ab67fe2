/*
 * The HTML attribute `sizes` of the images of sections, which the schemas and the components of these use.
 */

/** The width of an image behind a whole section. */
export const FULL_WIDTH = '100vw'

/** The width of an image in the place of a map. */
export const MAP_SIZES = '(min-width: 64em) 54vw, 92vw'

/** The width of a drawing over the whole content. */
export const DRAWING_SIZES = '(min-width: 84rem) 77.5rem, 92vw'

/** The width of the logo of a venue. */
export const LOGO_SIZES = '14rem'

/** The width of the images of audience panels. */
export const AUDIENCE_PANEL_SIZES = '(min-width: 48em) 48vw, 92vw'

/** The width of the images of a gallery in their grid. */
export const GALLERY_SIZES = '(min-width: 64em) 31vw, (min-width: 48em) 46vw, 92vw'

/** The width of the logos of a section with logos. */
export const LOGO_ROW_SIZES = '12rem'

/** The width of the portraits of a list of profiles. */
export const PORTRAIT_SIZES = '(min-width: 64em) 30vw, (min-width: 40em) 46vw, 92vw'

/** The width of the image beside prose. */
export const PROSE_SIZES = '(min-width: 64em) 44vw, 92vw'

/** The width of the poster of a video. */
export const POSTER_SIZES = '(min-width: 84rem) 84rem, 92vw'

/**
 * The width of a hero's images. On a portrait screen, an image that fills the height of its block is
 * wider than the screen.
 */
export const BACKDROP_SIZES = '(orientation: portrait) 140vw, 100vw'

/** Whether images of this width are backgrounds, which narrow screens show in portrait shape. */
export const isBackground = (sizes: string | undefined): boolean => sizes === FULL_WIDTH
