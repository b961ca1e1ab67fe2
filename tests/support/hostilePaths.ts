import * as fc from 'fast-check'
import { HOST_FILES } from '../../generator/hosting/hosts.ts'

/** What a site and the machine around it hold. */
export type KnownFiles = {
  /** Paths that the site answers: pages, redirects, files. */
  readonly paths: readonly string[]
  /** Names of files beside the site's folder, which it must never answer with. */
  readonly outside: readonly string[]
}

/** Paths of requests: known ones, known ones with a fault, and ways out of the site's folder. */
export function hostilePaths({ paths, outside }: KnownFiles): fc.Arbitrary<string> {
  const known = fc.constantFrom(...paths)
  const secret = fc.constantFrom(...outside, 'package.json', '.env', '.git/config', 'etc/passwd')
  return fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 2, arbitrary: fc.tuple(known, ENDINGS).map(([path, ending]) => path + ending) },
    { weight: 2, arbitrary: fc.tuple(known, fc.nat()).map(([path, at]) => doubled(path, at)) },
    { weight: 2, arbitrary: fc.tuple(known, fc.nat()).map(([path, mask]) => encoded(path, mask)) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.array(CLIMBS, { minLength: 1, maxLength: 6 }), secret)
        .map(([steps, name]) => `/${steps.join('/')}/${name}`),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(HOST_FILE, ENDINGS).map(([name, ending]) => `/${name}${ending}`),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(LONG, fc.nat(7000)).map(([part, times]) => `/${part.repeat(times)}`),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 40 }).map((text) => `/${text}`) },
    { weight: 1, arbitrary: HIDDEN },
  )
}

/** What follows a path: other spellings, compressed forms, broken and hostile encodings. */
const ENDINGS = fc.constantFrom(
  '',
  '/',
  '//',
  '/.',
  '/..',
  '.html',
  '.html/',
  '/index.html',
  '.br',
  '.gz',
  '.html.br',
  '.html.gz',
  '.br/',
  '%2ebr',
  '%',
  '%2',
  '%zz',
  '%00',
  '%00.html',
  '%E0%A4',
  '%c0%af',
  '%0d%0aX-Injected:%20yes',
  '\\',
  '%5c',
  '#x',
  '?',
  '??a=%zz',
  ';a=b',
  '\u0001',
  '\u007f',
  '\u00ff',
)

const CLIMBS = fc.constantFrom(
  '..',
  '.',
  '',
  'assets',
  '%2e%2e',
  '%2E.',
  '..%2f',
  '..%2f..',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e',
  '%c0%ae%c0%ae',
)

const HOST_FILE = fc.constantFrom(...HOST_FILES)

const LONG = fc.constantFrom('/', 'a/', '../', '%2f', 'a', '//a', '.')

const HIDDEN = fc.constantFrom(
  '/.env',
  '/.well-known/',
  '/.well-known/.env',
  '/.well-known/../.env',
  '/.hosting/hosting.json',
  '/assets/.git/config',
)

/** A path with one of its slashes doubled. */
function doubled(path: string, at: number): string {
  const segments = path.split('/')
  const index = 1 + (at % Math.max(segments.length - 1, 1))
  return segments.toSpliced(index, 0, '').join('/')
}

/** A path with some of its characters encoded: bit by bit of a mask. */
const encoded = (path: string, mask: number) =>
  [...path]
    .map((sign, index) => {
      const isEncoded = index > 0 && ((mask >> (index % 31)) & 1) === 1
      return isEncoded ? `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}` : sign
    })
    .join('')
