import { startInbox } from '../../../generator/server/testing/inboxServer.ts'
import type { RenderExamples } from './renderExamples.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** A form with a key and files: the names of their parts, their names and their sizes. */
function multipart(...files: readonly (readonly [part: string, name: string, size: number])[]) {
  const part = (head: string, body: string) =>
    `--boundary\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const parts = files.map(([name, file, size]) =>
    part(`name="${name}"; filename="${file}"\r\nContent-Type: text/plain`, 'x'.repeat(size)),
  )
  const body = `${part('name="access_key"', 'embedded')}${parts.join('')}--boundary--\r\n`
  return { type: 'multipart/form-data; boundary=boundary', body }
}

const RULE = { part: 'CV', types: ['pdf'], maxFiles: 1, maxMegabytes: 1 }

/** Requests whose replies are pages: an accepted form, then one for each reason to reject it. */
const REQUESTS: readonly { readonly type?: string; readonly body?: string }[] = [
  { body: 'access_key=embedded&Name=Ada' },
  {},
  { body: 'Name=Ada' },
  { body: 'access_key=other&Name=Ada' },
  { body: 'access_key=embedded&Name=Ada&botcheck=on' },
  { body: 'access_key=embedded' },
  { body: `Name=${'a'.repeat(2_000_000)}` },
  { type: 'text/plain', body: 'Name' },
  { type: 'multipart/form-data; boundary=b', body: '--b' },
  multipart(['a', 'a', 1]),
  multipart(['CV', '1.pdf', 1], ['CV', '2.pdf', 1]),
  multipart(['CV', '1.exe', 1]),
  multipart(['CV', '1.pdf', 1_000_001]),
]

/** The pages with which the form service replies. */
export const renderReplies: RenderExamples = async ({ formService: texts }) => {
  const settings = { tag: 'de-DE', direction: 'ltr' as const, texts, files: [RULE] }
  const service = await startInbox(settings)
  // The inbox of this one cannot be written, because its folder is a file.
  const broken = await startInbox(settings, import.meta.filename)
  const pages: string[] = []
  for (const { type = FORM_TYPE, body } of REQUESTS) {
    const method = body === undefined ? 'GET' : 'POST'
    const headers = { Accept: 'text/html', 'Content-Type': type }
    const response = await fetch(service.url, { method, headers, body })
    pages.push(await response.text())
    if (pages.length > 1) continue
    const failed = await fetch(broken.url, { method, headers, body })
    pages.push(await failed.text())
  }
  await service.stop()
  await broken.stop()
  return pages.map((html) => {
    const { documentElement } = new DOMParser().parseFromString(html, 'text/html')
    documentElement.querySelector('style')?.remove()
    return { element: documentElement, data: undefined }
  })
}
