import type { Edge, Row } from './layout.ts'

/** The styles of the site graph, including the highlights while a row is hovered or focused. */
export function siteGraphStyle(rows: readonly Row[], edges: readonly Edge[]): string {
  const related = new Map<number, Set<number>>(rows.map(({ index }) => [index, new Set([index])]))
  for (const { from, to } of edges) {
    related.get(from)?.add(to)
    related.get(to)?.add(from)
  }
  const highlights = rows.map(({ index }) => {
    const isActive = `svg:has(#r${index}:is(:hover,:focus))`
    const others = [...(related.get(index) ?? [])].map((other) => `#r${other}`).join(',')
    return `${isActive} :is(${others}){opacity:1}
${isActive} .s${index}{stroke:var(--out);opacity:1;stroke-width:2}
${isActive} .t${index}{stroke:var(--in);opacity:1;stroke-width:2}`
  })
  return `${BASE_STYLE}${highlights.join('\n')}`
}

/** The base styles: eight distinct hues for the groups, in light and dark mode. */
const BASE_STYLE = `
svg{--ground:#fbfcfe;--ink:#16202e;--soft:#5a6778;--faint:#d5dce6;--out:#1763cf;--in:#c2550a;--bad:#c01f3a;--warn:#8a5a00;--bad-soft:#fde7ea;--warn-soft:#fdf1d8;--band:#eaf0f8;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:13.5px;color:var(--ink);background:var(--ground)}
@media (prefers-color-scheme:dark){svg{--ground:#0f1620;--ink:#e8eef6;--soft:#9aa8ba;--faint:#2b3748;--out:#6fb1ff;--in:#ffa45c;--bad:#ff8296;--warn:#f0bf5a;--bad-soft:#43151f;--warn-soft:#3a2c0c;--band:#1a2432}}
.g0{--hue:#64748b}.g1{--hue:#2f7de1}.g2{--hue:#0d9488}.g3{--hue:#8b5cf6}.g4{--hue:#d97706}.g5{--hue:#db2777}.g6{--hue:#4d9a2a}.g7{--hue:#0891b2}
text{fill:var(--ink)}
.head,.count{fill:var(--soft);font-size:11.5px}
.count{font-variant-numeric:tabular-nums}
.name{font-weight:600}
.title{fill:var(--soft)}
.guides path{fill:none;stroke:var(--faint)}
.hit{fill:transparent}
.dot{fill:var(--soft)}
.node{fill:var(--hue);stroke:var(--ground);stroke-width:2}
.e{stroke:var(--hue);stroke-width:1.25;opacity:.42;pointer-events:none}
.same{stroke-dasharray:2 4}
.alias .name,.redirect .name{font-weight:400;font-style:italic}
.alias .name,.redirect .name,.alias .title,.redirect .title{fill:var(--soft)}
.alias .node,.redirect .node{fill:var(--ground);stroke:var(--soft);stroke-width:1.5}
.pill{fill:var(--warn-soft)}.state{fill:var(--warn);font-size:11px;font-weight:600}
.orphan .pill{fill:var(--bad-soft)}.orphan .state,.orphan .name{fill:var(--bad)}
.orphan .node{fill:var(--bad)}
.dead:not(.orphan) .name{fill:var(--warn)}
.dead:not(.orphan) .node{fill:var(--ground);stroke:var(--warn);stroke-width:2.5}
.r{outline:none;transition:opacity .12s}.e{transition:opacity .12s}
.r:is(:hover,:focus) .hit{fill:var(--band)}
svg:has(.r:is(:hover,:focus)) .r{opacity:.32}
svg:has(.r:is(:hover,:focus)) .e{opacity:.05}
@media (prefers-reduced-motion:reduce){.r,.e{transition:none}}
@media print{svg{--ground:#fff}}
`
