import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { root } from '../workspace.ts'
import { hasRedis } from './find-redis.ts'
import { type Outcome, runNode, type Step } from './step.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; startTime: number; endTime: number; assertionResults: unknown[] }[]
}

export const unit: Step = { name: 'unit', run: () => runVitest(['unit', 'pages']) }
/** Half of what they do is wait for processes and for the disk. */
const waiting = `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`
export const integration: Step = { name: 'integration', run: () => runVitest(['integration'], waiting) }
/** What touches queues, live messages and limits once more, on Redis in the place of Postgres. */
export const redis: Step = {
  name: 'redis',
  run: async () =>
    hasRedis() ? runVitest(['redis'], waiting) : { passed: 0, failed: 0, output: '', notRun: 'no redis-server' },
}

async function runVitest(projects: string[], ...options: string[]): Promise<Outcome> {
  const directory = mkdtempSync(join(tmpdir(), 'sild-vitest-'))
  const report = join(directory, 'report.json')
  try {
    const { code, output } = await runNode([
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...options,
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ])
    return { ...count(report, code), output }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

function count(report: string, code: number): Omit<Outcome, 'output'> {
  const result = read(report)
  const passed = result?.numPassedTests ?? 0
  // A file that could not even be loaded has no tests to count.
  const broken = result?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = (result?.numFailedTests ?? 0) + (broken?.length ?? 0)
  const durations = result?.testResults.map(({ endTime, name, startTime }) => ({
    what: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, durations }
}

function read(report: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  } catch {
    return undefined
  }
}
