import { fillText } from '../../../src/model/fillText.ts'
import { escapeRegExp } from '../../../generator/rules/texts.ts'
import { manifest } from './manifest.ts'

const { form: texts } = manifest.texts

/** Matches a text that contains these sentences one after the other. */
const containing = (...sentences: readonly string[]) =>
  new RegExp(sentences.map(escapeRegExp).join(' '))

/** The title of a document while a form has errors. `title`: the title of the page. */
const errorTitle = (title: string) => fillText(texts.errorTitle, { title })

/** The texts of the forms that the form itself does not declare. */
export const formTexts = {
  ...texts,
  errorTitle,
  /** Matches every title of a document with errors. */
  anyErrorTitle: new RegExp(
    `^${escapeRegExp(errorTitle('{title}')).replace(/\\{title\\}/, '.*')}$`,
  ),
  slow: containing(texts.slow),
  kept: containing(texts.kept),
  sentEarlier: containing(texts.sentEarlier),
  uncertain: containing(texts.uncertain),
  /** The question before a form is sent again. */
  confirm: containing(texts.confirm),
  refused: containing(texts.refused),
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
}
