import type { PolicySources } from '../model/thirdParty.ts'

/**
 * What Google Maps' script contacts and runs, by its own guide for allow-lists
 * (developers.google.com/maps/documentation/javascript/content-security-policy). It evaluates
 * code and writes style elements, so it gets a document of its own.
 */
export const mapProviderSources = {
  'script-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
    'blob:',
    "'unsafe-eval'",
  ],
  'style-src': ['https://fonts.googleapis.com', "'unsafe-inline'"],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
    'https://*.ggpht.com',
    'data:',
    'blob:',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
} as const satisfies PolicySources

/** The host that the first request for a map goes to. */
export const MAP_ORIGIN = 'https://maps.googleapis.com'
