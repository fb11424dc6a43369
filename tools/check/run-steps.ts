import type { Duration, Outcome, Step } from './step.ts'

export interface Total {
  passed: number
  failed: number
}

interface Done extends Outcome {
  name: string
  seconds: number
}

const SHOWN_OF_EACH = 5

/**
 * Runs the steps one after the other, with one line each; a failed one prints its output and the others continue. Tests
 * wait half of the time, so steps that only compute run next to them, at a lower priority.
 */
export async function runSteps(steps: readonly Step[], print: (text: string) => void = console.log): Promise<Total> {
  const width = Math.max(...steps.map(({ name }) => name.length))
  const running = new Map<string, Promise<Done>>()
  const done: Done[] = []

  const runStep = async ({ name, needs = [], run }: Step): Promise<Done> => {
    const needed = await Promise.all(needs.flatMap((need) => running.get(need) ?? []))
    const missing = needed.find((step) => step.failed > 0)
    const began = performance.now()
    const outcome = missing ? notRun(missing.name) : await run().catch(thrown)
    const step = { ...outcome, name, seconds: (performance.now() - began) / 1000 }
    print(`  ${name.padEnd(width)}  ${secondsOf(step)}  ${summary(step)}`)
    if (step.failed > 0) print(`\n${step.output.trimEnd()}\n`)
    done.push(step)
    return step
  }
  const lanes = [steps.filter((step) => step.onlyComputes), steps.filter((step) => !step.onlyComputes)]
  await Promise.all(
    lanes.map((lane) => {
      let last: Promise<unknown> = Promise.resolve()
      for (const step of lane) {
        const next = last.then(() => runStep(step))
        running.set(step.name, next)
        last = next
      }
      return last
    }),
  )
  for (const line of slowest(done)) print(line)
  return { passed: sum(done, 'passed'), failed: sum(done, 'failed') }
}

const sum = (steps: readonly Done[], what: 'passed' | 'failed'): number =>
  steps.reduce((all, step) => all + step[what], 0)

/** The longest parts of each step that has parts. */
function slowest(steps: readonly Done[]): string[] {
  return steps.flatMap(({ durations = [], name }) => {
    const longest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN_OF_EACH)
    return longest.length > 0 ? [`\n  slowest of ${name}`, ...longest.map(lineOf)] : []
  })
}

const lineOf = (duration: Duration): string => `  ${secondsOf(duration)}  ${duration.what}`
const secondsOf = ({ seconds }: { seconds: number }): string => `${seconds.toFixed(1).padStart(6)} s`

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
