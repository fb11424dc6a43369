import { reportRemotes } from '@sild/contract/delivery/operations'
import type { Beacon } from '@sild/contract/delivery/schemas'
import type { ChosenReleases } from '@sild/registry/renderer'
import { releaseAtFault } from './release-at-fault.ts'
import type { ReportQueue } from './report-queue.ts'
import { observeVitals } from './vitals.ts'

const flushMs = 10_000
/** As many as one call takes. */
const mostItems = 50
/** A page in a loop of errors says the same a thousand times. */
const mostErrors = 20

interface SendReportsInput {
  snapshot: ChosenReleases
  reports: ReportQueue
  /** The app whose page is shown now. */
  shownApp: () => string
}

/** Tells the BFF how the releases of this document load and run, so that a bad canary is taken back. */
export function sendReports({ snapshot, reports, shownApp }: SendReportsInput): void {
  const waiting: Beacon[] = []
  const flush = () => {
    while (waiting.length > 0)
      navigator.sendBeacon(
        reportRemotes.path,
        new Blob([JSON.stringify({ items: waiting.splice(0, mostItems) })], { type: 'application/json' }),
      )
  }
  reports.sendWith((item) => waiting.push(item))

  let errors = 0
  const reportError = (error: unknown, file: string) => {
    const release = releaseAtFault(error, file)
    if (release && errors++ < mostErrors) reports.report({ ...release, kind: 'error' })
  }
  addEventListener('error', ({ error, filename }) => reportError(error, filename))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, ''))
  observeVitals((name, value) => {
    const remote = shownApp()
    const release = snapshot.remotes[remote]?.id
    if (release) reports.report({ remote, release, kind: 'vital', name, value })
  })
  setInterval(flush, flushMs)
  // The last moment that every browser tells of.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
}
