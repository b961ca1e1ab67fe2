import { HOST_FILES, type Headers, type HostedDocument, type Hosting } from './hosting.ts'

/** The names of the rules where `site.conf` includes them, below nginx's own folder. */
const RULES = 'snippets/site-rules.conf'
const BROTLI = 'snippets/site-brotli*.conf'

/** The configuration for nginx: files by their names in a folder of their own. */
export function nginxFiles(hosting: Hosting): ReadonlyMap<string, string> {
  return new Map([
    ['site.conf', server(hosting)],
    ['site-rules.conf', rules(hosting)],
    // The directive is refused where its module is missing, so it stands in a file of its own.
    ['site-brotli.conf', 'brotli_static on;\n'],
  ])
}

function server({ host }: Hosting): string {
  return `# The server of ${host}, for /etc/nginx/sites-enabled/.
# site-rules.conf goes into /etc/nginx/snippets/, and site-brotli.conf too where the package
# libnginx-mod-http-brotli-static is installed. Certificates: certbot --nginx -d ${host}
server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    root /var/www/${host}/current;
    include ${RULES};
    include ${BROTLI};
}
`
}

function rules(hosting: Hosting): string {
  const { documents, notFound, everywhere, assets, files, redirects } = hosting
  // Those without a dot are paths of one segment, as nginx sees them.
  const hidden = HOST_FILES.filter((name) => name.includes('.'))
  return [
    '# Made by the build of the site: to be included in a server block that sets `root`.',
    'server_tokens off;',
    'absolute_redirect off;',
    '# As it is, `//services` is no address of the site.',
    'merge_slashes off;',
    '# The files beside each file are its compressed forms.',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    block('types', MEDIA_TYPES),
    'default_type application/octet-stream;',
    `error_page 404 /${notFound.file};`,
    ...headerLines(everywhere),
    '',
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((old) => location(`= ${old}`, [moved(to)])),
    ),
    ...documents.flatMap(documentLocations),
    location(`= /${notFound.file}`, ['internal;', ...headerLines(notFound.headers)]),
    location('^~ /assets/', ['try_files $uri @missing;', ...headerLines(assets)]),
    '# A page in the place of a script or a style sheet would only puzzle the browser.',
    location('@missing', ['types { }', 'default_type text/plain;', 'return 404 "Not found.\\n";']),
    ...hidden.map((name) => location(`= /${name}`, ['return 404;'])),
    location('~ ^/+$', [moved('/')]),
    location('~ "^(?<plain>(?:/[a-z0-9-]+)+)//+$"', [moved('$plain')]),
    '# An unknown path of one segment leads home.',
    location('~ ^/[^/.]+/?$', ['return 302 /;']),
    location('/', ['try_files $uri =404;', ...headerLines(files)]),
    '',
  ].join('\n')
}

/** A page has one address; a slash or the file's ending behind it leads there. */
function documentLocations({ address, file, headers }: HostedDocument): string[] {
  const others = otherSpellings(address, file)
  return [
    location(`= ${address}`, [`try_files /${file} =404;`, ...headerLines(headers)]),
    ...others.map((other) => location(`= ${other}`, [moved(address)])),
  ]
}

function otherSpellings(address: string, file: string): string[] {
  if (address === '/') return [`/${file}`]
  return address === `/${file}` ? [] : [`${address}/`, `${address}.html`]
}

const moved = (to: string) => `return 308 ${to}$is_args$args;`

const location = (pattern: string, lines: readonly string[]) => block(`location ${pattern}`, lines)

const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines.map((line) => `    ${line}\n`).join('')}}`

/** nginx drops the headers of a server in each location that has headers of its own: all are said. */
const headerLines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

/** nginx has no way to write a dollar sign in a text. */
function quoted(value: string): string {
  if (/[$"\\\n]/.test(value)) throw new Error(`nginx cannot send the header value ${value}`)
  return `"${value}"`
}

/** The types of what a build holds; text says how it is encoded. */
const MEDIA_TYPES = [
  '"text/html; charset=utf-8" html;',
  '"text/css; charset=utf-8" css;',
  '"text/javascript; charset=utf-8" js;',
  '"text/plain; charset=utf-8" txt;',
  '"text/calendar; charset=utf-8" ics;',
  'application/json json;',
  'application/manifest+json webmanifest;',
  'application/xml xml;',
  'image/svg+xml svg;',
  'image/avif avif;',
  'image/webp webp;',
  'image/jpeg jpg;',
  'image/png png;',
  'image/x-icon ico;',
  'font/woff2 woff2;',
]
