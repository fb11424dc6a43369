import { isApiError } from '@sild/api-client'
import { isRouteErrorResponse } from '@sild/router'
import type { SerialisedError } from '../document/snapshot.ts'
import { AccessError, RemoteUnavailableError } from '../routing/errors.ts'

/** Content in place of a page that cannot be shown. */
export type Failure =
  | { kind: 'not-found' }
  | { kind: 'access'; missing: AccessError['missing'] }
  | { kind: 'remote' }
  | { kind: 'switched-off' }
  | { kind: 'unreachable' }
  | { kind: 'server'; status: number; requestId: string | null }
  | { kind: 'other'; status: number; requestId: string | null }

/** Not a code of the API. */
export const switchedOffCode = 'app-switched-off'

/** The missing requirement, by the error code of a call that a page made. */
const missingOf: Readonly<Record<string, AccessError['missing'] | undefined>> = {
  'verification-required': 'verified',
  'company-required': 'company',
  // The page shows one text for all staff roles.
  forbidden: 'staff',
  // An impersonation may not read private pages of the member.
  'viewing-private': 'staff',
}

const isSerialised = (error: unknown): error is SerialisedError =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'status' in error && 'code' in error

/** Errors of a server-rendered document are plain data; errors of the browser are error objects. */
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
  // No status: there was no answer.
  if (status === 0) return { kind: 'unreachable' }
  if (status === 404) return { kind: 'not-found' }
  return { kind: status >= 500 ? 'server' : 'other', status, requestId }
}

export const statusOfFailure = (failure: Failure): number => {
  if (failure.kind === 'not-found') return 404
  if (failure.kind === 'access') return 403
  return 'status' in failure ? failure.status : 503
}
