import { generateCommand } from '../../generator/cli/commands/generate.ts'
import { projectAt } from '../../generator/manifest/project.ts'

// Generates once and prints JSON: duration and CPU time in milliseconds, and peak memory in bytes.
const [, , root = ''] = process.argv
const project = { ...projectAt(root), images: projectAt().images }
const started = performance.now()
const before = process.cpuUsage()
await generateCommand(project, () => {})
const time = performance.now() - started
const { user, system } = process.cpuUsage(before)
const cpuTime = (user + system) / 1000
process.stdout.write(
  JSON.stringify({ time, cpuTime, memory: process.resourceUsage().maxRSS * 1024 }),
)
