/**
 * The HTML `sizes` of a hero's images. On a portrait screen, an image that fills the height is
 * wider than the screen.
 */
export const BACKDROP_SIZES = '(orientation: portrait) 140vw, 100vw'
