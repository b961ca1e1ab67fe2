import { sectionOf } from '../../model/section.ts'

/**
 * **Data in the browser.** The data that the site stores in the visitor's browser. Generated from the code; needs no
 * properties of its own.
 */
export const deviceStorageSchema = sectionOf('deviceStorage', {})
