import * as fc from 'fast-check'
import { HOST_FILES } from '../../generator/hosting/hosts.ts'

/** The files of a site and of the machine. */
export type KnownFiles = {
  /** Paths of the site: pages, redirects and files. */
  readonly paths: readonly string[]
  /** Names of files outside the site's folder, which must never be sent. */
  readonly outside: readonly string[]
}

/** Generates request paths: valid ones, changed ones, and path traversal. */
export function hostilePaths({ paths, outside }: KnownFiles): fc.Arbitrary<string> {
  const known = fc.constantFrom(...paths)
  const secret = fc.constantFrom(...outside, 'package.json', '.env', '.git/config', 'etc/passwd')
  return fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 2, arbitrary: fc.tuple(known, SUFFIXES).map(([path, suffix]) => path + suffix) },
    { weight: 2, arbitrary: fc.tuple(known, fc.nat()).map(([path, at]) => doubleSlash(path, at)) },
    {
      weight: 2,
      arbitrary: fc.tuple(known, fc.nat()).map(([path, mask]) => percentEncode(path, mask)),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.array(TRAVERSAL_SEGMENTS, { minLength: 1, maxLength: 6 }), secret)
        .map(([steps, name]) => `/${steps.join('/')}/${name}`),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(HOST_FILE, SUFFIXES).map(([name, suffix]) => `/${name}${suffix}`),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(LONG, fc.nat(7000)).map(([part, times]) => `/${part.repeat(times)}`),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 40 }).map((text) => `/${text}`) },
    { weight: 1, arbitrary: HIDDEN },
  )
}

/** Suffixes of a path: extensions, compressed files, and malformed or hostile encodings. */
const SUFFIXES = fc.constantFrom(
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

const TRAVERSAL_SEGMENTS = fc.constantFrom(
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

/** Doubles one of the slashes of a path. */
function doubleSlash(path: string, at: number): string {
  const segments = path.split('/')
  const index = 1 + (at % Math.max(segments.length - 1, 1))
  return segments.toSpliced(index, 0, '').join('/')
}

/** Percent-encodes the characters of a path that a bit mask selects. */
const percentEncode = (path: string, mask: number) =>
  [...path]
    .map((character, index) => {
      const isEncoded = index > 0 && ((mask >> (index % 31)) & 1) === 1
      return isEncoded ? `%${character.charCodeAt(0).toString(16).padStart(2, '0')}` : character
    })
    .join('')
