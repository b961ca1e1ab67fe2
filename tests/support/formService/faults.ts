import type { Fault } from './fault.ts'

const reply = (status: number, body: string, type = 'application/json'): Fault => ({
  kind: 'reply',
  status,
  type,
  body,
})

const json = (status: number, value: unknown) => reply(status, JSON.stringify(value))

const html = (status: number, title: string) =>
  reply(status, `<!doctype html><title>${title}</title><h1>${title}</h1>`, 'text/html')

/** The message of the rejections below. */
export const REFUSAL_MESSAGE = 'The address could not be verified.'

/** The faults for the tests of forms, by name. A delay has no name; use `{ kind: 'delay', ms }`. */
export const faults = {
  success: json(200, {
    statusCode: 200,
    success: true,
    message: 'Email sent successfully!',
    body: { data: {}, message: 'Email sent successfully!' },
  }),
  successWithoutMessage: json(200, { success: true }),
  refusalAtTop200: json(200, { success: false, message: REFUSAL_MESSAGE }),
  refusalAtTop400: json(400, { success: false, message: REFUSAL_MESSAGE }),
  refusalInBody200: json(200, { success: false, body: { message: REFUSAL_MESSAGE } }),
  refusalInBody400: json(400, { success: false, body: { message: REFUSAL_MESSAGE } }),
  refusalLong: json(400, { success: false, message: 'long '.repeat(20_000) }),
  refusalMarkup: json(400, {
    success: false,
    message: '<img src="x" onerror="document.title=1"><b>Bold</b> refusal',
  }),
  refusalWithoutMessage: json(400, { success: false }),
  refusal: { kind: 'refuse', message: REFUSAL_MESSAGE },
  tooMany: json(429, { statusCode: 429, success: false, message: 'Too many requests.' }),
  error500: json(500, { success: false, body: { message: 'Something went wrong.' } }),
  error500Page: html(500, 'Internal Server Error'),
  error502: json(502, { success: false, message: 'Bad gateway.' }),
  error502Page: html(502, 'Bad Gateway'),
  error503: json(503, { success: false, message: 'Service unavailable.' }),
  error503Page: html(503, 'Service Unavailable'),
  captivePortal: html(200, 'Sign in to this network'),
  truncated: reply(200, '{"statusCode":200,"success":true,"mess'),
  empty: reply(200, ''),
  nullReply: json(200, null),
  listReply: json(200, []),
  textReply: json(200, 'ok'),
  successIsTextFalse: json(200, { success: 'false', message: REFUSAL_MESSAGE }),
  successIsTextTrue: json(200, { success: 'true', message: 'Email sent successfully!' }),
  reset: { kind: 'reset' },
  hang: { kind: 'hang' },
  stall: { kind: 'stall' },
  cut: { kind: 'cut' },
  hold: { kind: 'hold' },
  noCors: { kind: 'noCors' },
} as const satisfies Record<string, Fault>

/** The name of one of these faults. */
export type FaultName = keyof typeof faults

/** Whether a value is the name of one of these faults. */
export const isFaultName = (value: unknown): value is FaultName =>
  typeof value === 'string' && Object.hasOwn(faults, value)
