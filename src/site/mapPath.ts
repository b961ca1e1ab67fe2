/** Where the documents stand that hold a map and nothing else. */
export const MAP_FOLDER = '/maps/'

/** The address of the document with a place's map, which no page can have. */
export const mapPath = (place: string) => `${MAP_FOLDER}${place}.html`

/** Whether an address is that of a document with a map. */
export const isMapPath = (path: string) => /^\/maps\/\w+\.html$/.test(path)
