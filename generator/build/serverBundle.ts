/** What `src/entry-server.tsx` exports, in development and as a bundle. */
export type ServerBundle = typeof import('../../src/entry-server.tsx')
