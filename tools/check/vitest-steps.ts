import { availableParallelism } from 'node:os'
import { relative } from 'node:path'

import { root } from '../workspace.ts'
import { hasRedis } from './find-redis.ts'
import { runVitest, type VitestReport } from './run-vitest.ts'
import type { Outcome, Step } from './step.ts'

export const unit: Step = { name: 'unit', run: () => runProjects(['unit', 'pages']) }
/** Tests wait half of the time for processes and for the disk. */
export const waiting = `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`
export const integration: Step = { name: 'integration', run: () => runProjects(['integration'], waiting) }
/** Repeats the tests of queues, live messages and limits on Redis instead of Postgres. */
export const redis: Step = {
  name: 'redis',
  run: async () =>
    hasRedis() ? runProjects(['redis'], waiting) : { passed: 0, failed: 0, output: '', notRun: 'no redis-server' },
}

export async function runProjects(projects: string[], ...options: string[]): Promise<Outcome> {
  const { code, output, report } = await runVitest(...projects.map((project) => `--project=${project}`), ...options)
  return { ...count(report, code), output }
}

function count(report: VitestReport | undefined, code: number): Omit<Outcome, 'output'> {
  const passed = report?.numPassedTests ?? 0
  // A file that could not even be loaded has no tests to count.
  const broken = report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0)
  const durations = report?.testResults.map(({ endTime, name, startTime }) => ({
    what: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, durations }
}
