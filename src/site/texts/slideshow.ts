import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The texts of the hero's changing images. */
export const slideshowTextsSchema = z.strictObject({
  /** The button that pauses the images. Default: “Pause background” */
  pause: text('Pause background'),
  /** The button that plays the images again. Default: “Play background” */
  play: text('Play background'),
})
