import type { Layout } from './layout.ts'
import { escapeXml, siteGraphSvg } from './svg.ts'

/** The site graph as an HTML document with counts and a legend. It loads no other files. */
export function siteGraphHtml(layout: Layout, product: string): string {
  const title = `${product}: site graph`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeXml(product)}</h1>
<ul class="counts">${counts(layout)
    .map(({ count, what, mark }) => `<li class="${mark}"><b>${count}</b> ${what}</li>`)
    .join('')}</ul>
<ul class="legend">
<li><i class="out"></i>link from the page that you point at</li>
<li><i class="in"></i>link to the page that you point at</li>
<li><i class="same"></i>redirect or alias</li>
<li>The larger the circle, the more pages link to a page. Links of the menu and the footer are shown as dots.</li>
</ul>
</header>
<main>${siteGraphSvg(layout, title)}</main>
</body>
</html>
`
}

type Count = { readonly count: number; readonly what: string; readonly mark: string }

function counts({ rows, edges }: Layout): Count[] {
  const of = (kind: string) => rows.filter((row) => row.kind === kind).length
  const orphans = rows.filter(({ isOrphan }) => isOrphan).length
  const dead = rows.filter(({ isDeadEnd }) => isDeadEnd).length
  const links = edges.filter(({ kind }) => kind === 'link').length
  return [
    counted(of('page'), 'page', 'pages'),
    counted(of('alias'), 'alias', 'aliases'),
    counted(of('redirect'), 'redirect', 'redirects'),
    counted(links, 'link between pages', 'links between pages'),
    { ...counted(orphans, 'orphan', 'orphans'), mark: orphans > 0 ? 'bad' : '' },
    { ...counted(dead, 'dead end', 'dead ends'), mark: dead > 0 ? 'warn' : '' },
  ]
}

const counted = (count: number, one: string, many: string): Count => ({
  count,
  what: count === 1 ? one : many,
  mark: '',
})

const STYLE = `
:root{color-scheme:light dark;--ground:#fbfcfe;--ink:#16202e;--soft:#5a6778;--line:#d5dce6;--out:#1763cf;--in:#c2550a;--bad:#c01f3a;--warn:#8a5a00}
@media (prefers-color-scheme:dark){:root{--ground:#0f1620;--ink:#e8eef6;--soft:#9aa8ba;--line:#2b3748;--out:#6fb1ff;--in:#ffa45c;--bad:#ff8296;--warn:#f0bf5a}}
body{margin:0;background:var(--ground);color:var(--ink);font:14px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif}
header{padding:22px 28px 14px;border-bottom:1px solid var(--line)}
h1{margin:0 0 6px;font-size:20px;letter-spacing:-.01em}
ul{margin:0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:4px 22px}
.counts{margin-bottom:8px}.counts b{font-variant-numeric:tabular-nums}
.bad,.bad b{color:var(--bad)}.warn,.warn b{color:var(--warn)}
.legend{color:var(--soft);font-size:12.5px}
.legend i{display:inline-block;width:22px;margin-inline-end:7px;border-top:2px solid;vertical-align:middle}
.legend .out{color:var(--out)}.legend .in{color:var(--in)}.legend .same{border-top-style:dotted}
main{overflow-x:auto;padding:6px 0 28px}
svg{display:block}
`
