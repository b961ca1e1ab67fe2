import { isDocumentPath, type LinkTarget } from '../model/linkTarget.ts'
import { Arrow } from './Arrow.tsx'
import { DownloadIcon } from './DownloadIcon.tsx'

type LinkIconProps = { readonly to: LinkTarget }

/** The icon at the end of a link in the same tab: an arrow, or the icon of a download. Decorative. */
export function LinkIcon({ to }: LinkIconProps) {
  return isDocumentPath(to) ? <DownloadIcon /> : <Arrow />
}
