import { reportRemotes } from '@sild/contract/delivery/operations'
import type { Beacon, DocumentOfBeacons } from '@sild/contract/delivery/schemas'
import type { ChosenReleases } from '@sild/registry/renderer'
import { beaconOf } from './beacon-of.ts'
import type { Report, ReportQueue } from './report.ts'
import { observeVitals } from './vitals.ts'

const flushMs = 10_000
/** Limit of the operation. */
const maxItems = 50
/** A page in an error loop would report one error thousands of times. */
const maxErrors = 20
/** Errors with message and stack; further ones are sent without, because a beacon must stay small. */
const maxDescribed = 5

interface SendReportsInput {
  snapshot: ChosenReleases
  reports: ReportQueue
  /** Receives all failures, too. */
  faults: ReportQueue
  /** The app of the current page. */
  shownApp: () => string
}

/** Reports to the BFF how the releases of this document load and run, so that a bad canary is reverted. */
export function sendReports({ faults, snapshot, reports, shownApp }: SendReportsInput): void {
  const { remotes } = snapshot
  const waiting: Beacon[] = []
  const flush = () => {
    while (waiting.length > 0) {
      const body = JSON.stringify({ document: documentOf(snapshot), items: waiting.splice(0, maxItems) })
      navigator.sendBeacon(reportRemotes.path, new Blob([body], { type: 'application/json' }))
    }
  }
  const shown = () => {
    const remote = shownApp()
    const release = remotes[remote]?.id
    return release ? { remote, release } : null
  }
  let errors = 0
  const send = (report: Report): void => {
    if ('error' in report) faults.add(report)
    const item = beaconOf(report, shown())
    if (!item || (item.error && errors++ >= maxErrors)) return
    if (errors > maxDescribed) delete item.error
    waiting.push(item)
  }
  reports.handTo(send)
  // Remotes report the loading of their pages; the shell reports it here.
  send({ remote: 'shell', release: remotes['shell']?.id ?? '', kind: 'load', ok: true })

  addEventListener('error', ({ error, filename }) => send({ kind: 'error', error, file: filename }))
  addEventListener('unhandledrejection', ({ reason }) => send({ kind: 'error', error: reason }))
  observeVitals((name, value) => {
    const release = shown()
    if (release) send({ ...release, kind: 'vital', name, value })
  })
  setInterval(flush, flushMs)
  // The last event that every browser fires.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
}

/** Proof that this document is from the portal, and its releases. */
export const documentOf = ({ remotes }: ChosenReleases): DocumentOfBeacons => ({
  mark: document.querySelector<HTMLScriptElement>('script[type=importmap]')?.nonce ?? '',
  releases: Object.entries(remotes).map(
    ([name, { id, isSwitchedOff }]) => `${name}@${id}${isSwitchedOff ? ' off' : ''}`,
  ),
})
