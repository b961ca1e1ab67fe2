import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { outboxAt, type Delivery } from './outbox.ts'
import { form, startService } from './testing/startService.ts'
import { simulatedDisk, type DiskFault, type Operation } from './testing/simulatedDisk.ts'

const FILE = '/project/.outbox/forms.jsonl'
const MESSAGES = ['a', 'b', 'c']

const delivery = (text: string): Delivery => ({ time: 'T', parts: [['Message', text]] })
const line = (text: string) => JSON.stringify(delivery(text))
const linesOf = (text: string) => text.split('\n')

/** Delivers the messages with simulated disk errors. Returns the disk and the acknowledged messages. */
async function deliverAll(before: (operation: Operation) => DiskFault | undefined) {
  const disk = simulatedDisk(before)
  const acknowledged: string[] = []
  const deliver = outboxAt(FILE, disk.fileSystem)
  for (const text of MESSAGES) {
    await deliver(delivery(text)).then(
      () => acknowledged.push(text),
      () => undefined,
    )
  }
  return { disk, acknowledged }
}

describe('a power failure', () => {
  it('loses no acknowledged message, whenever it happens', async () => {
    const acknowledged: string[] = []
    const moments: { acknowledged: readonly string[]; left: string }[] = []
    const record = () => {
      moments.push({ acknowledged: [...acknowledged], left: disk.afterPowerFailure(FILE) })
      return undefined
    }
    const disk = simulatedDisk(record)
    const deliver = outboxAt(FILE, disk.fileSystem)
    for (const text of MESSAGES) {
      await deliver(delivery(text))
      acknowledged.push(text)
      record()
    }
    expect(moments.at(-1)?.acknowledged).toEqual(MESSAGES)
    for (const { acknowledged, left } of moments) {
      expect(linesOf(left)).toEqual(expect.arrayContaining(acknowledged.map(line)))
    }
  })

  it('loses no message if an earlier process was killed after it created the folder', async () => {
    const disk = simulatedDisk(() => undefined)
    await disk.fileSystem.mkdir('/project')
    await disk.fileSystem.mkdir('/project/.outbox')
    const root = await disk.fileSystem.open('/', 'r')
    await root.sync()
    await outboxAt(FILE, disk.fileSystem)(delivery('a'))
    expect(linesOf(disk.afterPowerFailure(FILE))).toContain(line('a'))
  })

  it('writes the next message on a new line after an incomplete line', async () => {
    const disk = simulatedDisk(() => undefined)
    await disk.fileSystem.mkdir('/project')
    await disk.fileSystem.mkdir('/project/.outbox')
    disk.put(FILE, `${line('a')}\n{"time":"T","par`)
    await outboxAt(FILE, disk.fileSystem)(delivery('b'))
    expect(disk.text(FILE)).toBe(`${line('a')}\n{"time":"T","par\n${line('b')}\n`)
  })
})

describe('a form with a file', () => {
  const withFile = (text: string): Delivery => ({
    ...delivery(text),
    files: [
      { part: 'CV', name: 'cv.txt', type: 'text/plain', bytes: new TextEncoder().encode(text) },
    ],
  })
  const storedSchema = z.object({
    parts: z.array(z.tuple([z.string(), z.string()])),
    files: z.array(z.object({ path: z.string(), size: z.number() })),
  })

  /** The messages whose line is on the disk, each with the content of its file. */
  const messagesAfterPowerFailure = (disk: ReturnType<typeof simulatedDisk>) =>
    linesOf(disk.afterPowerFailure(FILE))
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => storedSchema.parse(JSON.parse(line)))
      .map(({ parts, files }) => [
        parts[0]?.[1],
        disk.afterPowerFailure(`/project/.outbox/${files[0]?.path}`),
      ])

  it('is complete after a power failure whenever it happens, as soon as it is acknowledged', async () => {
    const acknowledged: string[] = []
    const record = () => {
      const left = messagesAfterPowerFailure(disk)
      // No line names a file that is missing.
      expect(left.filter(([text, content]) => content !== text)).toEqual([])
      expect(left.map(([text]) => text)).toEqual(expect.arrayContaining(acknowledged))
      return undefined
    }
    const disk: ReturnType<typeof simulatedDisk> = simulatedDisk(() => record())
    const deliver = outboxAt(FILE, disk.fileSystem)
    for (const text of MESSAGES) {
      await deliver(withFile(text))
      acknowledged.push(text)
      record()
    }
    expect(messagesAfterPowerFailure(disk)).toHaveLength(MESSAGES.length)
  })

  it('is rejected if the disk fails at any time', async () => {
    const disk = simulatedDisk(() => undefined)
    await outboxAt(FILE, disk.fileSystem)(withFile('a'))
    for (const failing of disk.operations().keys()) {
      const faulty = simulatedDisk(({ number }) =>
        number === failing ? { code: 'ENOSPC', partly: true } : undefined,
      )
      await expect(outboxAt(FILE, faulty.fileSystem)(withFile('a'))).rejects.toThrow('ENOSPC')
    }
  })
})

describe('a disk that fails', () => {
  const faults: DiskFault[] = [
    { code: 'EIO' },
    { code: 'ENOSPC' },
    { code: 'ENOSPC', partly: true },
  ]

  it.each(faults)(
    'once, with %o: acknowledged messages are kept, and one message is rejected',
    async (fault) => {
      const { disk: whole } = await deliverAll(() => undefined)
      for (const failing of whole.operations().keys()) {
        const { disk, acknowledged } = await deliverAll(({ number }) =>
          number === failing ? fault : undefined,
        )
        const left = linesOf(disk.afterPowerFailure(FILE))
        expect(left).toEqual(expect.arrayContaining(acknowledged.map(line)))
        // One message was rejected, and the next ones were accepted.
        expect(acknowledged).toHaveLength(MESSAGES.length - 1)
      }
    },
  )

  it('permanently: every message is rejected', async () => {
    const { disk: whole } = await deliverAll(() => undefined)
    const first = whole.operations().indexOf(`sync ${FILE}`)
    const { acknowledged } = await deliverAll(({ number }) =>
      number >= first ? { code: 'EIO' } : undefined,
    )
    expect(acknowledged).toEqual([])
  })
})

it.skipIf(!existsSync('/dev/full'))('reports a full disk to the sender', async () => {
  const service = await startService({ outbox: '/dev/full' })
  const reply = await fetch(service.url, { method: 'POST', body: form() })
  await service.stop()
  expect(reply.status).toBe(500)
  expect(await reply.json()).toMatchObject({ success: false })
  expect(service.logged).toEqual([expect.stringContaining('ENOSPC')])
})
