import type { Outcome, Step } from './step.ts'

export interface Total {
  passed: number
  failed: number
}

/** Runs the steps one after the other, a line each; a failed one shows what it printed and the others go on. */
export async function runSteps(steps: readonly Step[]): Promise<Total> {
  const width = Math.max(...steps.map(({ name }) => name.length))
  const total: Total = { passed: 0, failed: 0 }
  const failedSteps = new Set<string>()
  for (const { name, needs = [], run } of steps) {
    const missing = needs.find((need) => failedSteps.has(need))
    const began = performance.now()
    const outcome = missing ? notRun(missing) : await run().catch(thrown)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`  ${name.padEnd(width)}  ${seconds.padStart(6)} s  ${summary(outcome)}`)
    total.passed += outcome.passed
    total.failed += outcome.failed
    if (outcome.failed === 0) continue
    failedSteps.add(name)
    console.log(`\n${outcome.output.trimEnd()}\n`)
  }
  return total
}

function summary({ failed, notRun: missing, passed }: Outcome): string {
  if (missing) return `not run: ${missing}`
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`
}

const notRun = (missing: string): Outcome => ({ passed: 0, failed: 1, output: `Not run, because ${missing} failed.` })

const thrown = (error: unknown): Outcome => ({
  passed: 0,
  failed: 1,
  output: error instanceof Error ? (error.stack ?? error.message) : String(error),
})
