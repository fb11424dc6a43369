import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { discardPostgres } from '@sild/postgres'
import { type StripeServer, startStripe } from '@sild/testing/stripe/start-stripe'
import { stripeKey } from '@sild/testing/stripe/stripe-api'
import { webhookSecrets } from '@sild/testing/stripe/stripe-event'

import { findChromium } from '../browser/find-chromium.ts'
import { postgresDir } from '../supervisor/database.ts'
import { root } from '../workspace.ts'
import { type Outcome, runNode, type Step } from './step.ts'

/** The suite signs up more users from one address than a day of a small office would. */
const RATE_LIMIT_SCALE = '100'
/** Shortens the wait for mails about unread news, which are sent after two minutes otherwise. */
const NEWS_DELAY_SCALE = '0.05'

interface Suite {
  specs?: { tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  /** One for each file. */
  suites: (Suite & { file: string })[]
}

/**
 * Project names in the configuration of the suite. The second group stops processes and pays by Stripe, so it has an
 * installation of its own.
 */
const projects = ['together', 'alone'] as const
type Project = (typeof projects)[number]

export const journeys: Step = {
  name: 'journeys',
  needs: ['build'],
  run: async () => {
    const { environment, path } = await findChromium()
    const chromium = { CHROMIUM_PATH: path, ...environment }
    const outcomes = await Promise.all(projects.map((project) => walk(project, chromium)))
    return {
      passed: outcomes.reduce((total, { passed }) => total + passed, 0),
      failed: outcomes.reduce((total, { failed }) => total + failed, 0),
      durations: outcomes.flatMap(({ durations = [] }) => durations),
      output: outcomes.map(({ output }) => output).join('\n'),
    }
  },
}

async function walk(project: Project, chromium: Record<string, string>): Promise<Outcome> {
  const stripe = project === 'alone' ? await startStripe() : undefined
  const dataDir = mkdtempSync(join(tmpdir(), `sild-journeys-${project}-`))
  // Postgres must enter it under another account when we are root.
  chmodSync(dataDir, 0o755)
  try {
    return await withInstallation(dataDir, stripe, () => runPlaywright(project, dataDir, chromium))
  } finally {
    await stripe?.stop()
    await discardPostgres(postgresDir(dataDir))
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Starts Sild as `npm start` would, on fresh demo data. */
async function withInstallation(
  dataDir: string,
  stripe: StripeServer | undefined,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const child = fork(join(root, 'tools/start.ts'), ['--port', '0', '--data-dir', dataDir], {
    env: { ...process.env, RATE_LIMIT_SCALE, NEWS_DELAY_SCALE, ...(stripe && stripeVariables(stripe)) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = once(child, 'exit')
  const isUp = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)])
  try {
    if (!isUp) return { passed: 0, failed: 1, output }
    // The installation wrote it.
    const { url } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as { url: string }
    stripe?.tell(new URL('/api/billing/webhook/stripe', url).href)
    return await work()
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

const stripeVariables = ({ url }: StripeServer) => ({
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRETS: webhookSecrets.join(','),
  STRIPE_API_URL: url,
})

async function runPlaywright(project: string, dataDir: string, environment: Record<string, string>): Promise<Outcome> {
  const report = join(dataDir, 'playwright.json')
  const { code, output } = await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      `--project=${project}`,
      '--no-deps',
      `--output=test-results/${project}`,
      '--reporter=list,json',
    ],
    { ...environment, SILD_RUN_FILE: join(dataDir, 'run.json'), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  )
  const { stats, suites = [] } = readReport(report)
  const { expected = 0, flaky = 0, unexpected = 0 } = stats ?? {}
  // A journey that passes at its second try has failed at its first.
  const failed = unexpected + flaky
  const durations = suites.map((suite) => ({ what: `e2e/${suite.file}`, seconds: durationOf(suite) / 1000 }))
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, output, durations }
}

function durationOf({ specs = [], suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return [...results.map(({ duration }) => duration), ...suites.map(durationOf)].reduce((all, one) => all + one, 0)
}

function readReport(report: string): Partial<PlaywrightReport> {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport // Playwright wrote it.
  } catch {
    return {}
  }
}
