/** Texts of the forms that the manifest does not contain. */
export const formTexts = {
  /** The titles and labels. */
  errorTitle: 'Error: ',
  restored: 'Restored',
  clear: 'Clear',
  copy: 'Copy my message',
  copied: 'Copied',
  sendAgain: 'Send again',
  notNow: 'Not now',
  /** Statuses. */
  slow: /longer than usual/,
  kept: /Everything you entered is still here/,
  changed: 'The changes that you made in the meantime were not sent. They are still here.',
  leftBehind: /what you sent before you left/,
  mayHaveArrived: /may have been received/,
  confirm: /may have been received. Do you want to send it again/,
  noReply: (seconds: number) =>
    new RegExp(`did not reply within ${seconds} seconds.*may have been received`),
  unreadable: /could not read.*may have been received/,
  unreachable: /connection.*failed/,
  connectionLost: /connection.*failed.*may have been received/,
  tooMany: /too many requests.*wait a minute/,
  problem: /has a problem/,
  noReason: /did not accept what you sent/,
  offline: /You are offline, so nothing was sent/,
  unavailable: /cannot be sent right now/,
}
