import { expect, it } from 'vitest'
import { fallsBackToHome } from './homeFallback.ts'

it.each(['/nowhere', '/nowhere/', '/Über-uns', '/a%20b'])(
  'redirects %s to the home page',
  (path) => {
    expect(fallsBackToHome(path)).toBe(true)
  },
)

it.each(['/', '/a/b', '/a/b/', '/x.json', '/404.html', '/v1.2/', '//'])(
  'does not redirect %s',
  (path) => {
    expect(fallsBackToHome(path)).toBe(false)
  },
)
