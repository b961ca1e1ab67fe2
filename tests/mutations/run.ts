import { buildNeed, checkMutation, type BuildNeed } from './checkMutation.ts'
import { buildSite, type Outcome } from './detect.ts'
import type { Mutation } from './mutation.ts'
import { copyForMutations, type MutationCopy } from './mutationCopy.ts'
import { readMutations } from './patches.ts'
import { InvalidArgument, namesOnly, runCommand } from '../support/commandArguments.ts'

const USAGE = 'Usage: npm run test:mutations -- [part of a file name …]'

/** Tests that need the plain build run first, because the builds of mutations replace it. */
const ORDER: Readonly<Record<BuildNeed, number>> = { none: 0, plain: 1, own: 2 }

const log = (line: string) => process.stdout.write(`${line}\n`)

await runCommand(() => main(namesOnly(process.argv.slice(2), USAGE)))

/**
 * Checks the mutations whose names contain one of the filters; without filters, all of them. Throws
 * `InvalidArgument` if there are none.
 */
async function main(filters: readonly string[]) {
  const chosen = (await readMutations())
    .filter(({ name }) => filters.length === 0 || filters.some((part) => name.includes(part)))
    .toSorted((a, b) => ORDER[buildNeed(a)] - ORDER[buildNeed(b)])
  if (chosen.length === 0) {
    throw new InvalidArgument(
      `No file name in tests/mutations/patches/ contains ${filters.join(' or ')}.`,
    )
  }
  const copy = await copyForMutations()
  try {
    await checkAll(copy, chosen)
  } finally {
    await copy.remove()
  }
}

async function checkAll(copy: MutationCopy, mutations: readonly Mutation[]) {
  const outcomes: Outcome[] = []
  const started = performance.now()
  for (const [index, mutation] of mutations.entries()) {
    const isFirst = mutations.findIndex((each) => buildNeed(each) === 'plain') === index
    if (isFirst) await buildPlain(copy)
    const start = performance.now()
    const { outcome, message } = await checkMutation(copy, mutation)
    outcomes.push(outcome)
    const place = `[${index + 1}/${mutations.length}]`
    log(`${place} ${outcome}: ${mutation.name} (${secondsSince(start)})  ${mutation.fault}`)
    log(`    ${message.replaceAll('\n', '\n    ')}`)
  }
  log(`\n${secondsSince(started)}`)
  log(summaryLine(outcomes))
  process.exitCode = outcomes.every((outcome) => outcome === 'detected') ? 0 : 1
}

async function buildPlain({ root }: MutationCopy) {
  const problem = await buildSite(root)
  if (problem !== undefined) throw new Error(problem)
}

/** The last line, e.g. `44 patches, 43 detected, 0 survived, 1 broken`. */
function summaryLine(outcomes: readonly Outcome[]): string {
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
  const rare = (['broken', 'does not apply'] as const)
    .filter((outcome) => count(outcome) > 0)
    .map((outcome) => `, ${count(outcome)} ${outcome}`)
  return `${outcomes.length} patches, ${count('detected')} detected, ${count('survived')} survived${rare.join('')}`
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(0)} s`
}
