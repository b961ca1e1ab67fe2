import type { ChangeReply } from './protocol.ts'

/** What the reply to a change says to the author. */
export function replyText(reply: ChangeReply, success: string): string {
  switch (reply.result) {
    case 'saved':
      return success
    case 'conflict':
      return reply.current === undefined
        ? reply.message
        : `${reply.message} It is now: “${reply.current}”`
    case 'rejected':
      return reply.problems
        .map(({ message, hint }) => [message, hint].filter(Boolean).join(' '))
        .join(' ')
  }
}

/** The message of an error. */
export const errorText = (error: unknown) =>
  error instanceof Error ? error.message : String(error)
