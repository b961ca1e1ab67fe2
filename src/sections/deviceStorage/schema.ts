import { sectionOf } from '../../model/section.ts'

/** **Data in the browser.** The data that the site stores in the visitor's browser. It is written automatically. Group: Privacy. */
export const deviceStorageSchema = sectionOf('deviceStorage', {})
