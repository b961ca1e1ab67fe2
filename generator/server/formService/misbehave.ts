import type { ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import type { Reply } from './reply.ts'
import { CORS, send } from './send.ts'
import { refused, type Refused } from './verdict.ts'

/** What a fault may need of the service. */
export type Ordinary = {
  /** Judges and delivers, and makes the reply. Given a verdict, it is the judgement. */
  readonly reply: (verdict?: Refused) => Promise<Reply>
  /** Waits until a held reply may go. */
  readonly released: () => Promise<void>
}

/** Carries out a fault. */
export async function misbehave(
  fault: Fault,
  response: ServerResponse,
  ordinary: Ordinary,
): Promise<void> {
  switch (fault.kind) {
    case 'reply': {
      const { status, type, body } = fault
      return send(response, { status, headers: { 'Content-Type': type }, body })
    }
    case 'refuse':
      return send(response, await ordinary.reply(refused(400, fault.message)))
    case 'reset':
      response.socket?.resetAndDestroy()
      return undefined
    case 'hang':
      return undefined
    case 'stall':
      return begin(response)
    case 'cut':
      await begin(response)
      // A reset could overtake what was sent.
      response.socket?.end()
      return undefined
    case 'delay': {
      const reply = await ordinary.reply()
      await after(fault.ms, undefined, { ref: false })
      return send(response, reply)
    }
    case 'hold': {
      // From its receipt on, so that a release that follows it cannot come too early.
      const released = ordinary.released()
      const reply = await ordinary.reply()
      await released
      return send(response, reply)
    }
    case 'noCors':
      return send(response, await ordinary.reply(), false)
  }
}

/** Sends headers and less of the body than they promise. */
async function begin(response: ServerResponse): Promise<void> {
  response.writeHead(200, { ...CORS, 'Content-Type': 'application/json', 'Content-Length': 200 })
  await new Promise((resolve) => response.write('{"statusCode":200,"success":true,', resolve))
}
