import { expect } from 'vitest'

/** The settings of a third party of the kind `script`, and what they lead to. */
export type Vendor = {
  readonly url: string
  readonly attributes?: object
  readonly contacts?: object
  readonly start?: string
  /** Directives of the policy with the sources that follow those of the site. */
  readonly policy: readonly string[]
  /** The variable with the calls for the script. */
  readonly queue?: string
  /** The calls of the start code, and those after a navigation. */
  readonly started?: readonly unknown[]
  readonly visited?: readonly unknown[]
}

/** Web statistics as their companies document them, without the part that adds the script to the page. */
export const vendors = {
  Umami: {
    url: 'https://cloud.umami.is/script.js',
    attributes: { 'data-website-id': '94db1cb1-74f4-4a40-ad6c-962362670409' },
    contacts: { 'connect-src': ['https://api-gateway.umami.dev'] },
    policy: ['connect-src https://cloud.umami.is https://api-gateway.umami.dev'],
  },
  Plausible: {
    url: 'https://plausible.io/js/script.js',
    attributes: { 'data-domain': 'www.example.com' },
    policy: ['script-src https://plausible.io', 'connect-src https://plausible.io'],
  },
  Matomo: {
    url: 'https://matomo.example.com/matomo.js',
    start: `
      var _paq = window._paq = window._paq || []
      _paq.push(['trackPageView'])
      _paq.push(['enableLinkTracking'])
      _paq.push(['setTrackerUrl', 'https://matomo.example.com/matomo.php'])
      _paq.push(['setSiteId', '1'])
      document.addEventListener('site:page', () => {
        _paq.push(['setCustomUrl', location.href])
        _paq.push(['setDocumentTitle', document.title])
        _paq.push(['trackPageView'])
      })`,
    policy: ['connect-src https://matomo.example.com', 'img-src https://matomo.example.com'],
    queue: '_paq',
    started: [
      ['trackPageView'],
      ['enableLinkTracking'],
      ['setTrackerUrl', 'https://matomo.example.com/matomo.php'],
      ['setSiteId', '1'],
    ],
    visited: [
      ['setCustomUrl', 'https://www.example.com/two'],
      ['setDocumentTitle', 'Two'],
      ['trackPageView'],
    ],
  },
  'Google Analytics': {
    url: 'https://www.googletagmanager.com/gtag/js?id=G-1234567890',
    contacts: {
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
    },
    start: `
      window.dataLayer = window.dataLayer || []
      function gtag() { dataLayer.push(arguments) }
      gtag('js', new Date())
      gtag('config', 'G-1234567890')`,
    policy: [
      'script-src https://www.googletagmanager.com https://*.googletagmanager.com',
      'connect-src https://www.googletagmanager.com https://*.google-analytics.com',
      'img-src https://www.googletagmanager.com https://*.google-analytics.com',
    ],
    queue: 'dataLayer',
    started: [
      ['js', expect.anything()],
      ['config', 'G-1234567890'],
    ],
  },
} as const satisfies Record<string, Vendor>
