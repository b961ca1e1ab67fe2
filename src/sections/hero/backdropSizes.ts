/** How wide a backdrop is shown: on an upright screen wider than the screen, whose height it fills. */
export const BACKDROP_SIZES = '(orientation: portrait) 140vw, 100vw'
