import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'

import { runSteps } from './run-steps.ts'
import type { Outcome, Step } from './step.ts'

const passed: Outcome = { passed: 2, failed: 0, output: '' }

function recorder() {
  const events: string[] = []
  const step = (name: string, more: Partial<Step> = {}, outcome = passed, forMs = 5): Step => ({
    name,
    run: async () => {
      events.push(`${name} begins`)
      await delay(forMs)
      events.push(`${name} ends`)
      return outcome
    },
    ...more,
  })
  return { events, step }
}

async function run(...steps: Step[]) {
  const lines: string[] = []
  const total = await runSteps(steps, (line) => lines.push(line))
  return { lines, total }
}

it('runs waiting steps in turn, and computing ones beside them', async () => {
  const { events, step } = recorder()
  const computing = { onlyComputes: true }
  const { total } = await run(
    step('lint', computing),
    step('types', computing),
    step('unit', {}, passed, 50),
    step('e2e'),
  )
  expect(events.slice(0, 2)).toEqual(['lint begins', 'unit begins'])
  expect(events.indexOf('types begins')).toBeGreaterThan(events.indexOf('lint ends'))
  expect(events.indexOf('types ends')).toBeLessThan(events.indexOf('unit ends'))
  expect(events.slice(-2)).toEqual(['e2e begins', 'e2e ends'])
  expect(total).toEqual({ passed: 8, failed: 0 })
})

it('waits for the needs of a step in the other lane, and skips it when they failed', async () => {
  const { events, step } = recorder()
  const failing = { passed: 0, failed: 1, output: 'too large' }
  const needy = { needs: ['build'] }
  expect((await run(step('build', { onlyComputes: true }), step('journeys', needy))).total.passed).toBe(4)
  expect(events).toEqual(['build begins', 'build ends', 'journeys begins', 'journeys ends'])
  const { lines, total } = await run(step('build', { onlyComputes: true }, failing), step('journeys', needy))
  expect(total).toEqual({ passed: 0, failed: 2 })
  expect(lines.join('\n')).toContain('too large')
  expect(lines.join('\n')).toContain('Not run, because build failed.')
})

it('prints the longest parts of each step, the longest first', async () => {
  const durations = [1, 3, 2, 6, 5, 4].map((seconds) => ({ what: `file ${seconds}`, seconds }))
  const { lines } = await run(recorder().step('unit', {}, { ...passed, durations }))
  const [, heading, ...slowest] = lines
  expect(heading).toContain('slowest of unit')
  expect(slowest.map((line) => line.trim())).toEqual([6, 5, 4, 3, 2].map((each) => `${each}.0 s  file ${each}`))
})
