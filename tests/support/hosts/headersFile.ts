/** A rule of a `_headers` file. */
export type HeaderRule = { readonly path: string; readonly headers: readonly [string, string][] }

/** Parses a `_headers` file. A path begins at the start of a line; its headers are indented. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (/^\S/.test(line)) {
      rules.push({ path: line, headers: [] })
      continue
    }
    const [, name = '', value = ''] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? []
    rules.at(-1)?.headers.push([name, value])
  }
  return rules
}

/**
 * Cloudflare Pages: `*` matches everything, `:name` everything except a slash. The headers of all
 * matching rules apply, and values of the same name are joined with a comma.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const cloudflare = (text: string) => matching(parseHeadersFile(text), asCloudflare)

/**
 * Netlify: `*` at the end of a path matches the rest, which may be empty. A trailing slash is ignored.
 * The headers of all matching rules apply.
 * https://docs.netlify.com/manage/routing/headers/
 */
export const netlify = (text: string) => matching(parseHeadersFile(text), asNetlify)

function asCloudflare(path: string): RegExp {
  const source = path
    .split('*')
    .map((part) => escaped(part).replaceAll(/:[A-Za-z]\w*/g, '[^/]+'))
    .join('.*')
  return new RegExp(`^${source}$`)
}

function asNetlify(path: string): RegExp {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return plain.endsWith('/*')
    ? new RegExp(`^${escaped(plain.slice(0, -2))}(?:/.*)?$`)
    : new RegExp(`^${escaped(plain)}/?$`)
}

const matching = (rules: readonly HeaderRule[], pattern: (path: string) => RegExp) => {
  const compiled = rules.map(({ path, headers }) => ({ pattern: pattern(path), headers }))
  return (path: string) => compiled.flatMap((rule) => (rule.pattern.test(path) ? rule.headers : []))
}

const escaped = (text: string) => text.replaceAll(/[$()+.?[\\\]^{|}-]/g, String.raw`\$&`)
