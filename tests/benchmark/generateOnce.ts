import { generateCommand } from '../../generator/commands/generate.ts'
import { projectAt } from '../../generator/project.ts'

// One run in a process of its own: what it says, the time of the generator, and the most memory that the process held.
const [, , root = ''] = process.argv
const project = { ...projectAt(root), images: projectAt().images }
const started = performance.now()
await generateCommand(project, () => {})
const time = performance.now() - started
process.stdout.write(JSON.stringify({ time, memory: process.resourceUsage().maxRSS * 1024 }))
