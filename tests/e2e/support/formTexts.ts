import { fillText } from '../../../src/model/fillText.ts'
import { escapeRegExp } from '../../runner/shellQuote.ts'
import { manifest } from './manifest.ts'

const { form: texts } = manifest.texts

/** Matches text that contains texts of the manifest, one after another. */
const containing = (...parts: readonly string[]) => new RegExp(escapeRegExp(parts.join(' ')))

/** The texts of forms, in the form in which tests find them in a page. */
export const formTexts = {
  /** The start of the document's title while the form has errors. */
  errorTitle: fillText(texts.errorTitle, { title: '' }),
  /** Labels and notices. */
  restored: texts.restored,
  clear: texts.clear,
  copy: texts.copy,
  copied: texts.copied,
  sendAgain: texts.sendAgain,
  notNow: texts.notNow,
  changed: texts.changed,
  /** Statuses. */
  slow: containing(texts.slow),
  kept: containing(texts.kept),
  leftBehind: containing(texts.sentEarlier),
  mayHaveArrived: new RegExp(`${escapeRegExp(texts.uncertain)}|${escapeRegExp(texts.confirm)}`),
  confirm: containing(texts.confirm),
  noReply: (seconds: number) => containing(fillText(texts.noReply, { seconds }), texts.uncertain),
  unreadable: containing(texts.unreadable, texts.uncertain),
  unreachable: containing(texts.unreachable),
  connectionLost: containing(texts.unreachable, texts.uncertain),
  tooMany: containing(texts.tooMany),
  problem: new RegExp(`${escapeRegExp(texts.failed)}|${escapeRegExp(texts.broken)}`),
  noReason: containing(texts.refused),
  offline: containing(texts.offline),
  unavailable: containing(texts.unavailable),
}
