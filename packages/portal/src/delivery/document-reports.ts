import type { Beacon, DocumentOfBeacons } from '@sild/contract/delivery/schemas'
import { revOf } from '../remotes/rev.ts'
import type { DocumentMarks } from './document-marks.ts'
import type { Counter } from './figures.ts'
import type { NetworkOf } from './network.ts'
import type { ReleaseErrors } from './release-errors.ts'
import type { ReleaseFigures } from './release-figures.ts'
import { thrownAs, type ThrownKind } from './thrown.ts'

/** Counts what browsers report of releases: each thing once for a document, however often it is reported. */
export interface DocumentReports {
  take(report: { document: DocumentOfBeacons; address: string; items: readonly Beacon[] }): void
}
interface DocumentReportsInput {
  readonly marks: DocumentMarks
  readonly networkOf: NetworkOf
  readonly figures: ReleaseFigures
  readonly errors: ReleaseErrors
  /** Whether one more document from an address counts. */
  readonly countsDocument: (address: string) => boolean
}

/** Documents that reported last; earlier ones are in the figures already. */
const MAX_DOCUMENTS = 20_000
/** Different things that one document may report. */
const MAX_REPORTED = 100

/** Counters that a kind of report raises: always, and for a failure; and the kind that its error is stored as. */
const kinds: Record<Beacon['kind'], { counts: Counter[]; failure?: Counter; thrownAs?: ThrownKind }> = {
  load: { counts: ['loads'], failure: 'loadErrors', thrownAs: 'load' },
  render: { counts: ['renderErrors'], thrownAs: 'render' },
  error: { counts: ['scriptErrors'], thrownAs: 'script' },
  vital: { counts: [] },
}

export function createDocumentReports(input: DocumentReportsInput): DocumentReports {
  const { countsDocument, errors, figures, marks, networkOf } = input
  const documents = new Map<string, Set<string>>()

  /** What a document has reported so far; null when it does not count. */
  const reportedBy = (mark: string, address: string): Set<string> | null => {
    const known = documents.get(mark)
    if (known) return known
    if (!countsDocument(address)) return null
    const reported = new Set<string>()
    documents.set(mark, reported)
    const [oldest] = documents.keys()
    if (documents.size > MAX_DOCUMENTS && oldest !== undefined) documents.delete(oldest)
    return reported
  }
  return {
    take({ address, document: { mark, releases }, items }) {
      if (!marks.isOf(mark, revOf(releases))) return
      const reported = reportedBy(mark, address)
      if (!reported) return
      const network = networkOf(address)
      for (const item of items) {
        const { error, kind, ms, name, ok, phase, release, remote, value } = item
        if (!releases.includes(`${remote}@${release}`)) continue
        const of = { app: remote, release, network }
        const isNew = (what: string): boolean => {
          const key = `${remote} ${what}`
          if (reported.has(key) || reported.size >= MAX_REPORTED) return false
          reported.add(key)
          return true
        }
        const { counts, failure, thrownAs: errorKind } = kinds[kind]
        const counters = failure && ok === false ? [...counts, failure] : counts
        for (const counter of counters) if (isNew(counter)) figures.count(of, counter)
        if (kind === 'load' && ok !== false && ms !== undefined && isNew('loadMs')) figures.measure(of, 'loadMs', ms)
        const timing = kind === 'vital' && (name === 'INP' ? 'inpMs' : 'lcpMs')
        if (timing && value !== undefined && isNew(timing)) figures.measure(of, timing, value)
        const said = error ?? (ok === false ? { message: `It did not load: ${phase ?? '?'}`, stack: '' } : null)
        const thrown = said && errorKind && thrownAs(errorKind, said)
        if (thrown && isNew(thrown.fingerprint)) errors.note(of, thrown)
      }
    },
  }
}
