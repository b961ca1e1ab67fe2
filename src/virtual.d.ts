/** The address of the sprite that holds the manifest's icons, each a symbol under its name. */
declare module 'virtual:icons' {
  export const sprite: string
}

/** What the environment tells the build. */
declare module 'virtual:configuration' {
  /** Where forms are sent, and the public key that goes with them. */
  export const formService: { readonly action: string; readonly accessKey: string }
  /** Whether search engines are to keep away from this build. */
  export const staging: boolean
}

/** What the build's clock tells. */
declare module 'virtual:clock' {
  /** The ends of the events that were over. ISO 8601 in UTC. */
  export const past: readonly string[]
}

/** The site's font: the address of its file. */
declare module 'site-font.woff2' {
  const url: string
  export default url
}

/** The theme's variables as a style sheet. */
declare module 'virtual:theme.css'

/** An image's files, as the build makes them. */
declare module '*&picture' {
  const files: Omit<import('./model/image.ts').ResponsiveImageData, 'alt' | 'focus'>
  export default files
}

/** Which consent this build's third parties need. */
declare module 'virtual:consent' {
  type Requirements = import('./site/thirdParties.ts').ConsentRequirements
  export const categories: Requirements['categories']
  export const mapProvider: Requirements['mapProvider']
  export const scripts: Requirements['scripts']
}

/** The third parties that this build contacts, and the data that the site stores in the browser. */
declare module 'virtual:data-flows' {
  export const dataFlows: readonly import('./site/thirdParties.ts').DataFlow[]
  export const storedItems: readonly import('./model/deviceStorage.ts').StoredItem[]
}

/** What the documents that hold a map show. */
declare module 'virtual:maps' {
  /** The public key for the provider. */
  export const apiKey: string
  export const mapId: string
  /** The maps by the names of their places. */
  export const maps: { readonly [place: string]: import('./model/place.ts').Place['map'] }
}
