import { createHash } from 'node:crypto'
import { generateFixture } from './project.ts'

// Run by a test in another environment: where it is, and what it generates.
const { files } = await generateFixture('minimal')
const offset = new Date('2026-01-01').getTimezoneOffset()
const { locale } = new Intl.DateTimeFormat().resolvedOptions()
const digest = createHash('sha256')
  .update(JSON.stringify([...(files ?? [])]))
  .digest('hex')
process.stdout.write(`${offset} ${locale} ${digest}`)
