import type { PolicySources } from '../model/thirdParty.ts'

/**
 * The Content Security Policy sources that Google Maps needs
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy). They include
 * `'unsafe-eval'` and `'unsafe-inline'`, so the map has a document of its own with its own policy.
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

/** The origin of the Google Maps script. */
export const MAP_ORIGIN = 'https://maps.googleapis.com'
