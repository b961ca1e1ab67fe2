import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fillText } from '../../src/model/fillText.ts'
import type { Site } from '../../src/site/site.ts'
import type { Project } from '../projectPaths.ts'
import { contentHash } from '../files.ts'
import type { BuiltFile } from './builtFiles.ts'

/** A file of `files` in the manifest, as the build contains it. */
export type DownloadFile = BuiltFile & {
  /** Its path in the manifest, to which links lead, e.g. `/downloads/checklist.pdf`. */
  readonly path: string
  /** The address, e.g. `/assets/checklist-1a2b3c4d.pdf`. The same as `path` if the address is stable. */
  readonly url: string
  /** Bytes. */
  readonly size: number
}

/** The files of the manifest. Only those with a hash in their address are read. */
export const downloadFiles = (project: Project, { files }: Site): Promise<DownloadFile[]> =>
  Promise.all(
    Object.entries(files).map(async ([filePath, { file, address }]) => {
      const source = path.join(project.files, file)
      const read = () => readFile(source)
      const url = address === 'stable' ? filePath : hashedUrl(filePath, await read())
      return { path: filePath, url, fileName: url.slice(1), size: (await stat(source)).size, read }
    }),
  )

function hashedUrl(filePath: string, bytes: Buffer): string {
  const { name, ext } = path.posix.parse(filePath)
  return `/assets/${name}-${contentHash(bytes)}${ext}`
}

/** The number of bytes from which a size is in megabytes. */
const MEGABYTE = 1_000_000

/** The end of a link to a download with its format and its size, e.g. `(PDF, 46 kB)`. `file`: its path. */
export function downloadLabel({ texts, language }: Site, file: string, bytes: number): string {
  const isLarge = bytes >= MEGABYTE
  const { format } = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  })
  return fillText(texts.download.label, {
    format: path.extname(file).slice(1).toUpperCase(),
    size: format(isLarge ? bytes / MEGABYTE : Math.ceil(bytes / 1000)),
  })
}
