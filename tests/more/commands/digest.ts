import { createHash } from 'node:crypto'
import { generateFixture } from '../../generator/project.ts'

// pure.test.ts runs this program in another environment. It prints the time zone offset, the locale and a hash of the generated files.
const { files } = await generateFixture('minimal')
const offset = new Date('2026-01-01').getTimezoneOffset()
const { locale } = new Intl.DateTimeFormat().resolvedOptions()
const digest = createHash('sha256')
  .update(JSON.stringify([...(files ?? [])]))
  .digest('hex')
process.stdout.write(`${offset} ${locale} ${digest}`)
