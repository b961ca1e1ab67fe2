import * as fc from 'fast-check'

/** Generates header lines that file servers read: valid, invalid and hostile ones. */
export function hostileHeaders(): fc.Arbitrary<readonly string[]> {
  return fc.array(fc.oneof(...Object.entries(VALUES).map(([name, values]) => line(name, values))), {
    maxLength: 4,
  })
}

const line = (name: string, values: readonly string[]) =>
  fc.constantFrom(...values).map((value) => `${name}: ${value}`)

const TAGS = ['*', '"x"', 'W/"x"', '"x", W/"y" , *', 'x', '"', '', ',,,', `"${'x'.repeat(5000)}"`]

const DATES = [
  'Fri, 01 Jan 2038 00:00:00 GMT',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  '2020-01-01',
  'nonsense',
  '99999999999999999999',
  '',
]

const VALUES: Readonly<Record<string, readonly string[]>> = {
  Range: [
    'bytes=0-1',
    'bytes=5-2',
    'bytes=-5',
    'bytes=-0',
    'bytes=-99999999',
    'bytes=10-',
    'bytes=99999999-',
    'bytes=0-0,2-3',
    'bytes=0-99999999999999999999999',
    'bytes=-',
    'bytes=a-b',
    'bytes=1.5-2e3',
    'bytes= 0 - 1 ',
    'bytes',
    'items=0-1',
    `bytes=${'0-0,'.repeat(1500)}5-6`,
    '',
  ],
  'Accept-Encoding': [
    'gzip, deflate, br',
    'gzip',
    'br;q=1.0, gzip;q=0.5',
    'br;q=0, gzip;q=0',
    'BR ; Q=0.5',
    '*',
    '*;q=0',
    'identity;q=0',
    'identity;q=0, *;q=0',
    'gzip;q=nonsense',
    ';;,=',
    '"',
    'x,'.repeat(3000),
    '',
  ],
  'If-None-Match': TAGS,
  'If-Match': TAGS,
  'If-Range': [...TAGS, ...DATES],
  'If-Modified-Since': DATES,
  'If-Unmodified-Since': DATES,
  'Cache-Control': ['no-cache', 'max-age=0'],
  Accept: ['text/html', 'application/json', '*/*', ''],
  Referer: ['javascript:alert(1)', 'http://[', '//x'],
  Cookie: ['x'.repeat(8000)],
}
