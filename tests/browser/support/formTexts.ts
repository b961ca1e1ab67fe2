import { fillText } from '../../../src/model/fillText.ts'
import { escapeRegExp } from '../../../generator/text.ts'
import type { Site } from '../../../src/site/site.ts'
import { manifest } from './manifest.ts'

/** Matches a text that contains these sentences one after the other. */
const containing = (...sentences: readonly string[]) =>
  new RegExp(sentences.map(escapeRegExp).join(' '))

/** The texts of forms that a form itself does not declare, in the language of a site. */
export const formTextsOf = ({ texts: { form: texts } }: Pick<Site, 'texts'>) => ({
  ...texts,
  /** The title of a document while a form has errors. `title`: the title of the page. */
  errorTitle: (title: string) => fillText(texts.errorTitle, { title }),
  /** Matches every title of a document with errors. */
  anyErrorTitle: new RegExp(`^${escapeRegExp(texts.errorTitle).replace(/\\{title\\}/, '.*')}$`),
  slow: containing(texts.slow),
  kept: containing(texts.kept),
  sentEarlier: containing(texts.sentEarlier),
  uncertain: containing(texts.uncertain),
  /** The question before a form is sent again. */
  confirm: containing(texts.confirm),
  tooMany: containing(texts.tooMany),
  /** An error of the service, with or without a reply. */
  problem: new RegExp([texts.failed, texts.broken].map(escapeRegExp).join('|')),
  /** The message of the service, next to the site's own text. */
  serviceMessage: (message: string) => containing(fillText(texts.serviceMessage, { message })),
  offline: containing(texts.offline),
  unavailable: containing(texts.unavailable),
  unreachable: containing(texts.unreachable),
  connectionLost: containing(texts.unreachable, texts.uncertain),
  unreadable: containing(texts.unreadable, texts.uncertain),
  noReply: (seconds: number) => containing(fillText(texts.noReply, { seconds }), texts.uncertain),
})

/** The same texts in the language of this site. */
export const formTexts = formTextsOf(manifest)
