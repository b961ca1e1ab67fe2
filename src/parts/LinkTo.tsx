import { VisuallyHidden } from '@mantine/core'
import { useLinkProps, useRouterState } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { shell as texts } from 'virtual:texts'
import { labels, urls } from 'virtual:downloads'
import { hasLanguages, linkLanguages } from 'virtual:language'
import { isDownloadPath, isSitePath, type LinkTarget, type SitePath } from '../model/linkTarget.ts'
import classes from './LinkTo.module.css'
import { NewTabIcon } from './icons.tsx'

type LinkToProps = {
  /** A path of this site with an optional `#section`, the path of a download, or an `https:`, `mailto:` or `tel:` URL. */
  readonly to: LinkTarget
  /** `_blank` opens a new tab; the link then announces it. @default the same tab */
  readonly target?: '_blank'
  /** Of a download: whether `children` contain its format. @default false */
  readonly hasFormat?: boolean
  readonly children: ReactNode
  /** The language of the text, if it is another one than that of the page. */
  readonly lang?: string | undefined
  readonly className?: string
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link: a router link for a path of this site, otherwise a plain `a` element. A file is downloaded. */
export function LinkTo({ to, target, hasFormat, children, ...anchor }: LinkToProps) {
  const rel = target && 'noopener'
  const content = target ? <NewTabContent>{children}</NewTabContent> : children
  if (isDownloadPath(to)) {
    return (
      <a {...anchor} href={urls[to] ?? to} target={target} rel={rel} download>
        {content}
        {!hasFormat && <FileFormat to={to} />}
      </a>
    )
  }
  const [path = '', hash] = to.split('#')
  if (!isSitePath(path)) {
    return (
      <a {...anchor} href={to} target={target} rel={rel}>
        {content}
      </a>
    )
  }
  const languages = hasLanguages ? languagesOf(path, children, anchor.lang) : undefined
  return (
    <SiteLink {...anchor} {...languages} path={path} hash={hash} target={target} rel={rel}>
      {content}
    </SiteLink>
  )
}

/** The languages of a link to a page in another language. A text that is the name of this language is in it, e.g. `Français`. */
function languagesOf(path: SitePath, text: ReactNode, lang?: string) {
  const { tag = lang, name = '' } = linkLanguages[path] ?? {}
  const isName = name !== '' && String(text).toLowerCase().startsWith(name)
  return { hrefLang: tag, lang: isName ? tag : lang }
}

type SiteLinkProps = Omit<LinkToProps, 'to'> & {
  readonly path: SitePath
  readonly hash?: string
  /** The language of the page, if it is another one than that of this page. */
  readonly hrefLang?: string | undefined
  readonly rel?: string
}

/**
 * A router link. It has `aria-current="page"` while its page is displayed, unless it leads to a section:
 * the links to several sections of one page would all be current. The router itself would set it as soon
 * as the page is requested, when the previous page is still displayed. It would also add a class to links
 * to pages above the current one, which the document of the not-found page cannot know.
 */
function SiteLink({ path, hash, children, ...anchor }: SiteLinkProps) {
  const props = useLinkProps({ ...anchor, to: path, hash, activeProps: {} })
  const isCurrent = useRouterState({
    select: ({ resolvedLocation, location }) =>
      hash === undefined && (resolvedLocation ?? location).pathname === path,
  })
  return (
    <a {...props} data-status={undefined} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}

function NewTabContent({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <NewTabIcon className={classes.icon} />
      <VisuallyHidden component="span">{` ${texts.newTab}`}</VisuallyHidden>
    </>
  )
}

/** The format and the size of a download after the text of a link to it. Renders nothing for other links. */
export const FileFormat = ({ to }: { readonly to: LinkTarget }) =>
  isDownloadPath(to) ? ` ${labels[to] ?? ''}` : null
