import { reportRemotes } from '@sild/contract/delivery/operations'
import type { Beacon, DocumentOfBeacons } from '@sild/contract/delivery/schemas'
import type { ChosenReleases } from '@sild/registry/renderer'
import { beaconOf } from './beacon-of.ts'
import type { Report, ReportQueue } from './report.ts'
import { observeVitals } from './vitals.ts'

const flushMs = 10_000
/** One call takes no more. */
const mostItems = 50
/** A page in a loop of errors says the same a thousand times. */
const mostErrors = 20
/** Of which so many are told with what they say and where: a beacon must stay small. */
const mostDescribed = 5

interface SendReportsInput {
  snapshot: ChosenReleases
  reports: ReportQueue
  /** Hears of all that fails, once more. */
  faults: ReportQueue
  /** The app whose page is shown now. */
  shownApp: () => string
}

/** Tells the BFF how the releases of this document load and run, so that a bad canary is taken back. */
export function sendReports({ faults, snapshot, reports, shownApp }: SendReportsInput): void {
  const { remotes } = snapshot
  const waiting: Beacon[] = []
  const flush = () => {
    while (waiting.length > 0) {
      const body = JSON.stringify({ document: documentOf(snapshot), items: waiting.splice(0, mostItems) })
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
    if (!item || (item.error && errors++ >= mostErrors)) return
    if (errors > mostDescribed) delete item.error
    waiting.push(item)
  }
  reports.handTo(send)
  // Its pages are not loaded as those of remotes are.
  send({ remote: 'shell', release: remotes['shell']?.id ?? '', kind: 'load', ok: true })

  addEventListener('error', ({ error, filename }) => send({ kind: 'error', error, file: filename }))
  addEventListener('unhandledrejection', ({ reason }) => send({ kind: 'error', error: reason }))
  observeVitals((name, value) => {
    const release = shown()
    if (release) send({ ...release, kind: 'vital', name, value })
  })
  setInterval(flush, flushMs)
  // The last moment that every browser tells of.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
}

/** What proves that this document is the portal's, and what it is made of. */
export const documentOf = ({ remotes }: ChosenReleases): DocumentOfBeacons => ({
  mark: document.querySelector<HTMLScriptElement>('script[type=importmap]')?.nonce ?? '',
  releases: Object.entries(remotes).map(
    ([name, { id, isSwitchedOff }]) => `${name}@${id}${isSwitchedOff ? ' off' : ''}`,
  ),
})
