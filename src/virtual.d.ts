/** The URL of the SVG sprite with the manifest's icons, each a `symbol` with its name as id. In development, of the folder with a sprite for each icon. */
declare module 'virtual:icons' {
  export const sprite: string
}

/** Values of environment variables, which `generator/configuration.ts` reads. */
declare module 'virtual:configuration' {
  /** The URL to which forms are sent (`FORM_ENDPOINT`), and its public access key (`FORM_ACCESS_KEY`). */
  export const formService: { readonly action: string; readonly accessKey: string }
  /** Whether this is a staging build, which search engines must not index (`SITE_STAGING`). */
  export const staging: boolean
}

/** The language of the site. */
declare module 'virtual:language' {
  /** A BCP 47 tag, e.g. `en-US`. */
  export const tag: string
  /** Whether pages have other languages. A constant, so that the bundler drops the code for them if there are none. */
  export const hasLanguages: boolean
  /** The languages of the pages in another language to which links lead, and their names in lower case, e.g. `français`. */
  export const linkLanguages: {
    readonly [path: string]: { readonly tag: string; readonly name: string } | undefined
  }
  export const direction: import('./model/values.ts').Direction
  export const listSeparators: import('./model/joinList.ts').ListSeparators
  export const percentSign: import('./model/values.ts').PercentSign
  export const numberSeparators: import('./model/values.ts').NumberSeparators
}

/** The announcement above the header. */
declare module 'virtual:announcement' {
  export const announcement: import('./shell/header/Announcement.tsx').AnnouncementProps | undefined
}

/** The parts of the shell that not every site has. */
declare module 'virtual:shell-parts' {
  type Announcement = typeof import('./shell/header/Announcement.tsx').Announcement
  export const Announcement: Announcement | undefined
  type NetworkLinks = typeof import('./shell/footer/NetworkLinks.tsx').NetworkLinks
  export const NetworkLinks: NetworkLinks | undefined
}

/** Values that depend on the time of the build. */
declare module 'virtual:clock' {
  /** The end times of past events and last days. ISO 8601 in UTC. */
  export const past: readonly string[]
}

/** The URL of the font file of headings. */
declare module 'site-display-font.woff2' {
  const url: string
  export default url
}

/** The URL of the site's font file. */
declare module 'site-font.woff2' {
  const url: string
  export default url
}

/** The style sheet with the `@font-face` rules. */
declare module 'virtual:fonts.css'

/** The style sheet with the theme's CSS variables. */
declare module 'virtual:theme.css'

/** An image's files, as the build makes them. */
declare module '*&picture' {
  const files: Omit<import('./model/image.ts').ResponsiveImageData, 'alt' | 'focus'>
  export default files
}

/** The consent that the third parties of this build need. */
declare module 'virtual:consent' {
  type Requirements = import('./site/dataFlows.ts').ConsentRequirements
  export const categories: Requirements['categories']
  export const mapProvider: Requirements['mapProvider']
  export const videoProviders: Requirements['videoProviders']
  export const scripts: Requirements['scripts']
  /** Whether there is a script. A constant, so that the bundler drops the code for scripts if there is none. */
  export const hasScripts: boolean
}

/** The third parties that this build contacts. */
declare module 'virtual:data-flows' {
  export const dataFlows: readonly import('./site/dataFlows.ts').DataFlow[]
  /** What the site stores in the visitor's browser. */
  export const storedItems: readonly import('./model/deviceStorage.ts').StoredItem[]
}

/** What the map pages show. */
declare module 'virtual:maps' {
  /** The public API key of the map provider. */
  export const apiKey: string
  export const mapId: string
  /** The positions of the places that have one, by place id. */
  export const maps: { readonly [place: string]: import('./model/place.ts').PlaceMap }
}

/** The files for download. */
declare module 'virtual:downloads' {
  /** The end of a link to each of them by its path, e.g. `(PDF, 46 kB)`. */
  export const labels: { readonly [path: string]: string }
  /** The addresses of the files whose address contains a hash, by path. */
  export const urls: { readonly [path: string]: string }
}

/** The texts that components show. A page contains only the areas that its components import. */
declare module 'virtual:texts' {
  type Texts = import('./site/texts.ts').Texts
  export const shell: Texts['shell']
  export const errorPage: Texts['errorPage']
  export const consent: Texts['consent']
  export const form: Texts['form']
  export const field: Texts['field']
  export const privacy: Texts['privacy']
  export const event: Texts['event']
  export const article: Texts['article']
  export const articleList: Texts['articleList']
  export const factSheet: Texts['factSheet']
  export const imageGallery: Texts['imageGallery']
  export const openingHours: Texts['openingHours']
  export const openings: Texts['openings']
  export const map: Texts['map']
  export const download: Texts['download']
  export const video: Texts['video']
  export const slideshow: Texts['slideshow']
}

// A global variable, which is no module.

/** Shows or hides the announcement by the current time. Defined by the script in the head of a site that has one. */
declare var updateAnnouncement: (() => void) | undefined
