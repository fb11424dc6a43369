import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../../tools/browser/find-chromium.ts'
import { findFreePort } from '../../tools/supervisor/ports.ts'

export interface Visit {
  firstPaintMs: number
  largestPaintMs: number
  blockedMs: number
  layoutShift: number
  /** The document and what it is made of, as the build's budget counts it; images and calls are not. */
  requests: number
  scriptBytes: number
}
export interface Visitor extends AsyncDisposable {
  /** One visit with an empty cache on Lighthouse's simulated phone. */
  visit(url: string): Promise<Visit>
}

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
]
const ofPage = new Set(['Document', 'Script', 'Stylesheet', 'Font'])
const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-gpu']

export async function openVisitor(): Promise<Visitor> {
  const { environment, path } = await findChromium()
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...environment }, // Nothing in it is undefined.
    args: [...quiet, `--remote-debugging-port=${port}`],
  })
  return {
    async visit(url) {
      const result = await lighthouse(url, { port, logLevel: 'silent', onlyAudits: audits })
      if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
      const valueOf = (audit: string): number => result.lhr.audits[audit]?.numericValue ?? NaN
      const { details } = result.lhr.audits['network-requests']! // Asked for above.
      const { items: requests } = details as unknown as { items: Request[] } // Of this audit.
      const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
      return {
        firstPaintMs: valueOf('first-contentful-paint'),
        largestPaintMs: valueOf('largest-contentful-paint'),
        blockedMs: valueOf('total-blocking-time'),
        layoutShift: valueOf('cumulative-layout-shift'),
        requests: requests.filter(({ resourceType }) => ofPage.has(resourceType)).length,
        scriptBytes: scripts.reduce((total, { transferSize }) => total + transferSize, 0),
      }
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

interface Request {
  resourceType: string
  transferSize: number
}
