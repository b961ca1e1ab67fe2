import * as z from 'zod'
import type { FormServiceControl } from './control.ts'
import { faultSchema } from './fault.ts'
import { faults, isFaultName, type FaultName } from './faultCatalogue.ts'

const aimSchema = z.strictObject({ part: z.string(), value: z.string() })

const someFault = z.union([faultSchema, z.custom<FaultName>(isFaultName)], {
  error: `a fault is written in full, { kind: … }, or is one of ${Object.keys(faults).join(', ')}`,
})

const orderSchema = z.discriminatedUnion('do', [
  /** Chooses a fault, by name or in full, for so many of the next forms that the aim hits. */
  z.strictObject({
    do: z.literal('next'),
    fault: someFault,
    times: z.int().min(1).max(1000).optional(),
    aim: aimSchema.optional(),
  }),
  /** Lets held replies go. */
  z.strictObject({ do: z.literal('release'), aim: aimSchema.optional() }),
  /** Forgets faults and posts, and lets held replies go. */
  z.strictObject({ do: z.literal('clear'), aim: aimSchema.optional() }),
])

/** An order to a control from another process, as JSON. */
export type ControlOrder = z.input<typeof orderSchema>

/** Carries out an order that came as text. What is wrong with it, if it could not be done. */
export function obey(control: FormServiceControl, text: string): string | undefined {
  const { success, data: order, error } = orderText.safeParse(text)
  if (!success) return z.prettifyError(error)
  switch (order.do) {
    case 'next':
      control.next(order.fault, order)
      return undefined
    case 'release':
      control.release(order.aim)
      return undefined
    case 'clear':
      control.clear(order.aim)
      return undefined
  }
}

const orderText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('This is not JSON.')
      return z.NEVER
    }
  })
  .pipe(orderSchema)
