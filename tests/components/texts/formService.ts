import { startService } from '../../../generator/server/formService/testing/startService.ts'
import type { RenderExamples } from './renderExamples.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
const FILE =
  '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\nContent-Type: text/plain\r\n\r\na\r\n--b--\r\n'

/** Requests whose replies are pages: an accepted form, then one for each reason to reject it. */
const REQUESTS: readonly { readonly type?: string; readonly body?: string }[] = [
  { body: 'access_key=embedded&Name=Ada' },
  {},
  { body: 'Name=Ada' },
  { body: 'access_key=other&Name=Ada' },
  { body: 'access_key=embedded&Name=Ada&botcheck=on' },
  { body: 'access_key=embedded' },
  { body: `Name=${'a'.repeat(1_000_000)}` },
  { type: 'text/plain', body: 'Name' },
  { type: 'multipart/form-data; boundary=b', body: '--b' },
  { type: 'multipart/form-data; boundary=b', body: FILE },
]

/** The pages with which the form service replies. */
export const renderReplies: RenderExamples = async ({ formService: texts }) => {
  const replyTexts = { tag: 'de-DE', direction: 'ltr', texts } as const
  const service = await startService({ replyTexts })
  // The outbox of this one cannot be written, because its folder is a file.
  const broken = await startService({ replyTexts, outbox: `${import.meta.filename}/forms.jsonl` })
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
