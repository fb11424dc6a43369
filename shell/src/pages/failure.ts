import { isApiError } from '@sild/api-client'
import { isRouteErrorResponse } from '@sild/router'
import type { SerialisedError } from '../document/snapshot.ts'
import { AccessError, RemoteUnavailableError } from '../routing/errors.ts'

/** What stands in a page's place when it cannot be shown. */
export type Failure =
  | { kind: 'not-found' }
  | { kind: 'access'; missing: AccessError['missing'] }
  | { kind: 'remote' }
  | { kind: 'switched-off' }
  | { kind: 'unreachable' }
  | { kind: 'server'; status: number; requestId: string | null }
  | { kind: 'other'; status: number; requestId: string | null }

/** Among the codes of the API there is none like it. */
export const switchedOffCode = 'app-switched-off'

/** What a refused call says is missing, where a page asks for more than the member who may open it has. */
const missingOf: Readonly<Record<string, AccessError['missing'] | undefined>> = {
  'verification-required': 'verified',
  'company-required': 'company',
  // Of which role it was, the page knows: what is shown is the same for all of them.
  forbidden: 'staff',
  // Whoever looks with a member's eyes sees a page less than the member does.
  'viewing-private': 'staff',
}

const isSerialised = (error: unknown): error is SerialisedError =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'status' in error && 'code' in error

/** Errors of a server-rendered document arrive as data; those of the browser as themselves. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AccessError) return { kind: 'access', missing: error.missing }
  if (error instanceof RemoteUnavailableError)
    return { kind: error.phase === 'switched-off' ? 'switched-off' : 'remote' }
  if (isSerialised(error) && error.code === switchedOffCode) return { kind: 'switched-off' }
  if (isApiError(error) || isSerialised(error)) {
    const missing = missingOf[error.code ?? '']
    return missing ? { kind: 'access', missing } : ofStatus(error.status, error.requestId ?? null)
  }
  if (isRouteErrorResponse(error)) return ofStatus(error.status, null)
  return ofStatus(500, null)
}

function ofStatus(status: number, requestId: string | null): Failure {
  // No status: no answer came.
  if (status === 0) return { kind: 'unreachable' }
  if (status === 404) return { kind: 'not-found' }
  return { kind: status >= 500 ? 'server' : 'other', status, requestId }
}

export const statusOfFailure = (failure: Failure): number => {
  if (failure.kind === 'not-found') return 404
  if (failure.kind === 'access') return 403
  return 'status' in failure ? failure.status : 503
}
