import { generateCommand } from '../../generator/cli/commands/generate.ts'
import { projectAt } from '../../generator/manifest/project.ts'

// One run in a process of its own: how long it took, how long processors worked for it (milliseconds),
// and the most memory that the process held (bytes).
const [, , root = ''] = process.argv
const project = { ...projectAt(root), images: projectAt().images }
const started = performance.now()
const before = process.cpuUsage()
await generateCommand(project, () => {})
const time = performance.now() - started
const { user, system } = process.cpuUsage(before)
const work = (user + system) / 1000
process.stdout.write(JSON.stringify({ time, work, memory: process.resourceUsage().maxRSS * 1024 }))
