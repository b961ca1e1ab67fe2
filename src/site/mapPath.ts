/** The folder of the map documents, which are the content of the map's iframe. */
export const MAP_FOLDER = '/maps/'

/** The path of a place's map document. No page can have this path, because page paths contain no dot. */
export const mapPath = (place: string) => `${MAP_FOLDER}${place}.html`

/** Whether a path is the path of a map document. */
export const isMapPath = (path: string) => /^\/maps\/\w+\.html$/.test(path)
