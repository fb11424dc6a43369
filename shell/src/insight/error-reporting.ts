import type { ApiClient } from '@sild/api-client'
import { reportErrors } from '@sild/contract/delivery/operations'
import type { DocumentOfBeacons, ReportedError } from '@sild/contract/delivery/schemas'
import { redactPath } from '@sild/paths/redact-path'
import { beaconOf } from '../telemetry/beacon-of.ts'
import type { Report } from '../telemetry/report.ts'
import { createBatches } from './batches.ts'
import type { InsightAdapter } from './port.ts'

interface ErrorReportingInput {
  api: ApiClient
  /** Proof that the report comes from a document of the portal. */
  document: DocumentOfBeacons
}

const everyMs = 1000
/** Limit of the operation. */
const maxPerBatch = 10
/** A page in an error loop would report one error thousands of times. */
const maxErrors = 20
const longest = { name: 100, message: 1000, stack: 8000, path: 2000 }

/** Reports errors in code of our releases to the portal, which maps them to their sources and forwards them. */
export function startErrorReporting({ api, document }: ErrorReportingInput): InsightAdapter {
  const reported = new Set<string>()
  const batches = createBatches<ReportedError>({
    everyMs,
    // Errors above the limit are from the same moment and add little, so they are dropped.
    send: (errors) =>
      api.call(reportErrors, { body: { document, errors: errors.slice(0, maxPerBatch) }, keepalive: true }),
  })
  return {
    captureError(report) {
      // `beaconOf` decides whether it is an error of a release.
      if (!beaconOf(report, null)?.error) return
      const error = reportedError(report)
      const essence = `${error.message}\n${error.stack}`
      if (reported.has(essence) || reported.size >= maxErrors) return
      reported.add(essence)
      batches.add(error)
    },
    stop: batches.stop,
  }
}

function reportedError(report: Report): ReportedError {
  const { error } = report
  const { componentStack = '', isRecovered = false } = 'remote' in report ? {} : report
  const [name, message] = error instanceof Error ? [error.name, error.message] : ['Thrown', String(error)]
  return {
    kind: report.kind === 'render' ? 'render' : 'error',
    name: name.slice(0, longest.name),
    message: message.slice(0, longest.message),
    stack: `${stackOf(error)}\n${componentStack ?? ''}`.slice(0, longest.stack),
    isRecovered,
    path: redactPath(location.href).slice(0, longest.path),
    occurredAt: new Date().toISOString(),
  }
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? [error.stack, stackOf(error.cause)].filter(Boolean).join('\n') : ''
