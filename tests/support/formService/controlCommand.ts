import * as z from 'zod'
import type { FormServiceControl } from './control.ts'
import { faultSchema } from './fault.ts'
import { faults, isFaultName, type FaultName } from './faults.ts'

const filterSchema = z.strictObject({ part: z.string(), value: z.string() })

const someFault = z.union([faultSchema, z.custom<FaultName>(isFaultName)], {
  error: `a fault is an object { kind: … } or one of the names ${Object.keys(faults).join(', ')}`,
})

const commandSchema = z.discriminatedUnion('command', [
  /** Adds a fault for the next `times` forms that the filter selects. */
  z.strictObject({
    command: z.literal('next'),
    fault: someFault,
    times: z.int().min(1).max(1000).optional(),
    filter: filterSchema.optional(),
  }),
  /** Sends held replies. */
  z.strictObject({ command: z.literal('release'), filter: filterSchema.optional() }),
  /** Removes faults and received forms, and sends held replies. */
  z.strictObject({ command: z.literal('clear'), filter: filterSchema.optional() }),
])

/** A command from another process, as JSON. */
export type ControlCommand = z.input<typeof commandSchema>

/** Parses and runs a command. Returns a message if it is invalid. */
export function runCommand(control: FormServiceControl, text: string): string | undefined {
  const { success, data, error } = commandText.safeParse(text)
  if (!success) return z.prettifyError(error)
  switch (data.command) {
    case 'next':
      control.next(data.fault, data)
      return undefined
    case 'release':
      control.release(data.filter)
      return undefined
    case 'clear':
      control.clear(data.filter)
      return undefined
  }
}

const commandText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('This is not JSON.')
      return z.NEVER
    }
  })
  .pipe(commandSchema)
