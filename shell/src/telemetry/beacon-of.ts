import { isApiError } from '@sild/api-client'
import type { Beacon } from '@sild/contract/delivery/schemas'
import { isRouteErrorResponse } from '@sild/router'
import { AccessError, RemoteUnavailableError } from '../routing/errors.ts'
import { releaseAtFault, releaseRendering } from './release-at-fault.ts'
import type { Fault, Report } from './report.ts'

const longest = { message: 500, stack: 2000 }

/**
 * Errors of the API or the router are not the fault of a release; the loader of a remote reports that it did not load.
 */
const isExpected = (error: unknown): boolean =>
  isApiError(error) ||
  isRouteErrorResponse(error) ||
  error instanceof AccessError ||
  error instanceof RemoteUnavailableError

const stackOf = (error: unknown): string =>
  error instanceof Error ? [error.stack, stackOf(error.cause)].filter(Boolean).join('\n') : ''
const described = (error: unknown, componentStack = ''): NonNullable<Beacon['error']> => ({
  message: String(error instanceof Error ? `${error.name}: ${error.message}` : error).slice(0, longest.message),
  stack: `${stackOf(error)}\n${componentStack}`.slice(0, longest.stack),
})

/** The report to send, with the release at fault; null if no release is. `shown`: the release of the page. */
export function beaconOf(report: Report, shown: Pick<Beacon, 'remote' | 'release'> | null): Beacon | null {
  if ('remote' in report) {
    const { error, ...item } = report
    return { ...item, ...(error !== undefined && { error: described(error) }) }
  }
  const { componentStack, error, kind } = report
  const release = isExpected(error) ? null : releaseOf(report, shown)
  return release && { ...release, kind, error: described(error, componentStack ?? '') }
}

function releaseOf(
  { componentStack, error, file = '', isRecovered, kind }: Fault,
  shown: ReturnType<typeof releaseAtFault>,
) {
  if (kind === 'error') return releaseAtFault(error, file)
  const ofRemote = releaseRendering(error, componentStack ?? '')
  return ofRemote ?? (isRecovered ? shown : (releaseAtFault(error, componentStack ?? '') ?? shown))
}
