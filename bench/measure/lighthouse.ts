import lighthouse from 'lighthouse'
import { findFreePort } from '@sild/postgres'
import { openChromium } from './browser.ts'

export interface Visit {
  firstPaintMs: number
  largestPaintMs: number
  blockedMs: number
  layoutShift: number
  /** The document and what it is made of, as the build's budget counts it; images and calls are not. */
  requests: number
  scriptBytes: number
  /** All requests until then, with the document. */
  requestsBeforePaint: number
}
export interface Visitor extends AsyncDisposable {
  /** One visit with an empty cache on Lighthouse's simulated phone. */
  visit(url: string): Promise<Visit>
  /** One visit, with all categories of Lighthouse. */
  score(url: string): Promise<Scores>
}

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
  'metrics',
]
const ofPage = new Set(['Document', 'Script', 'Stylesheet', 'Font'])
/** Lighthouse's categories, each from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Record<(typeof categories)[number], number>

export async function openVisitor(): Promise<Visitor> {
  const port = await findFreePort()
  const browser = await openChromium([`--remote-debugging-port=${port}`])
  const examine = async (url: string, wanted: object) => {
    const result = await lighthouse(url, { port, logLevel: 'silent', ...wanted })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    return result.lhr
  }
  return {
    async score(url) {
      const found = (await examine(url, { onlyCategories: categories })).categories
      return Object.fromEntries(categories.map((name) => [name, (found[name]?.score ?? NaN) * 100])) as Scores
    },
    async visit(url) {
      const report = await examine(url, { onlyAudits: audits })
      const valueOf = (audit: string): number => report.audits[audit]?.numericValue ?? NaN
      const detailsOf = <Item>(audit: string): Item[] => {
        const { details } = report.audits[audit]! // Asked for above.
        return (details as unknown as { items: Item[] }).items // Of these audits.
      }
      const requests = detailsOf<Request>('network-requests')
      const { observedFirstContentfulPaint = NaN } = detailsOf<Record<string, number>>('metrics')[0] ?? {}
      const begun = Math.min(...requests.map(({ networkRequestTime }) => networkRequestTime))
      const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
      return {
        firstPaintMs: valueOf('first-contentful-paint'),
        largestPaintMs: valueOf('largest-contentful-paint'),
        blockedMs: valueOf('total-blocking-time'),
        layoutShift: valueOf('cumulative-layout-shift'),
        requests: requests.filter(({ resourceType }) => ofPage.has(resourceType)).length,
        requestsBeforePaint: requests.filter(
          ({ networkRequestTime }) => networkRequestTime - begun < observedFirstContentfulPaint,
        ).length,
        scriptBytes: scripts.reduce((total, { transferSize }) => total + transferSize, 0),
      }
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

interface Request {
  resourceType: string
  transferSize: number
  /** Milliseconds since the request for the document, or a little before. */
  networkRequestTime: number
}
