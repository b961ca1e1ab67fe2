/** A provider of videos. */
export type VideoProvider = 'youtube' | 'vimeo'

/** The name of each provider, the origin of its player, and the URLs of a video in the player and on its own page. */
export const videoProviders = {
  youtube: {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}` as const,
  },
  vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    player: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id: string) => `https://vimeo.com/${id}` as const,
  },
} as const satisfies Readonly<Record<VideoProvider, object>>
