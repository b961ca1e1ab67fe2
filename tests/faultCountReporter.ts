import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/**
 * Prints at the end how many faults of `FAULTS.md` have a passed test, by the letter of their ids (titles
 * begin with ids: `N7, N8: …`), and how many tests of ARIA patterns have passed.
 */
export default class FaultCountReporter implements Reporter {
  private readonly rows = new Map<string, Set<number>>()
  private readonly groups = new Map<string, number>()

  onTestEnd(test: TestCase, { status }: TestResult) {
    if (status !== 'passed') return
    for (const title of test.titlePath()) {
      const [names = ''] = /^[A-Z]\d+(?:, [A-Z]\d+)*(?=[: ])/.exec(title) ?? []
      for (const name of names.split(', ').filter(Boolean)) this.count(name)
      if (GROUPS.includes(title)) this.groups.set(title, (this.groups.get(title) ?? 0) + 1)
    }
  }

  onEnd() {
    const rows = [...this.rows].toSorted(([a], [b]) => a.localeCompare(b))
    const counts = rows.map(([letter, numbers]) => `${letter}: ${numbers.size} (${spans(numbers)})`)
    if (counts.length > 0) process.stdout.write(`Faults with passed tests  ${counts.join(', ')}\n`)
    const groups = [...this.groups].map(([name, count]) => `${name}: ${count}`)
    if (groups.length > 0) process.stdout.write(`ARIA patterns passed  ${groups.join(', ')}\n`)
  }

  private count(name: string) {
    const letter = name.slice(0, 1)
    const numbers = this.rows.get(letter) ?? new Set<number>()
    this.rows.set(letter, numbers.add(Number(name.slice(1))))
  }
}

const GROUPS = ['disclosure navigation', 'carousel']

/** Formats numbers as ranges: 1–3, 5. */
function spans(numbers: ReadonlySet<number>): string {
  const spans: { first: number; last: number }[] = []
  for (const number of [...numbers].toSorted((a, b) => a - b)) {
    const open = spans.at(-1)
    if (open?.last === number - 1) open.last = number
    else spans.push({ first: number, last: number })
  }
  return spans.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ')
}
