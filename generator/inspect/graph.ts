import type { Site } from '../../src/site/site.ts'
import { isDeadEnd, isOrphan, type Outline } from './outline.ts'

/**
 * The paths of a site and the links between them: Markdown with a Mermaid diagram, which GitHub and
 * GitLab draw. It marks pages that nothing links to (orphans), and pages without links (dead ends).
 */
export function siteGraph(pages: readonly Outline[], { redirects }: Site): string {
  const entries = [
    ...pages.map((page) => ({ page, path: page.path, to: page.alias })),
    ...redirects.map(({ from, to }) => ({ page: undefined, path: from, to })),
  ]
  const ids = new Map(entries.map(({ path }, index) => [path, `p${index}`]))
  const nodes = entries.map(({ page, path, to }) => {
    const { name, note } = STATES[stateOf(page)]
    const lines = [path, page?.title ?? `redirects to ${to}`, ...note].map(escapeLabel)
    return {
      group: path.split('/')[1] ?? '',
      text: `${ids.get(path)}["${lines.join('<br>')}"]:::${name}`,
    }
  })
  const arrows = (from: string, arrow: string, targets: readonly (string | undefined)[]) =>
    targets.flatMap((to = '') => (ids.has(to) ? [`${ids.get(from)} ${arrow} ${ids.get(to)}`] : []))
  return [
    '```mermaid',
    'flowchart LR',
    ...[...new Set(nodes.map(({ group }) => group))].flatMap((group, index) => {
      const members = nodes.filter((node) => node.group === group).map(({ text }) => text)
      if (members.length === 1) return members
      return [`subgraph g${index}["${escapeLabel(`/${group}`)}"]`, ...members, 'end']
    }),
    ...entries.flatMap(({ page, path, to }) => [
      ...arrows(path, '-->', page?.linksTo ?? []),
      ...arrows(path, '-.->', [to]),
    ]),
    ...Object.values(STATES).map(({ name, style }) => `classDef ${name} ${style}`),
    '```',
  ].join('\n')
}

const STATES = {
  page: { name: 'page', note: [], style: 'stroke-width:1px' },
  other: { name: 'other', note: [], style: 'stroke-dasharray:2 4' },
  orphan: { name: 'orphan', note: ['orphan'], style: 'stroke:#c01f3a,stroke-width:3px' },
  deadEnd: { name: 'deadEnd', note: ['dead end'], style: 'stroke:#8a5a00,stroke-width:3px' },
} as const

function stateOf(page: Outline | undefined): keyof typeof STATES {
  if (page === undefined || page.alias !== undefined) return 'other'
  return isOrphan(page) ? 'orphan' : isDeadEnd(page) ? 'deadEnd' : 'page'
}

/** Replaces characters with a meaning in Mermaid, Markdown or HTML by Mermaid's character codes. */
const escapeLabel = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD')
    .replaceAll(/[^\p{L}\p{M}\p{N} /.,-]/gu, (character) => `#${character.codePointAt(0)};`)
