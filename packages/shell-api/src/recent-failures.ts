import type { ApiError } from '@sild/api-client'
import { useSyncExternalStore } from 'react'
import { onForgetUser } from './forget-user.ts'

const kept = 5
const none: readonly string[] = []
let failures = none
const listeners = new Set<() => void>()

function change(next: readonly string[]): void {
  failures = next
  listeners.forEach((listener) => listener())
}
onForgetUser(() => change(none))

/**
 * Stores the request id of a failed call, by which support finds it. A call rejected with a reason is not a failure.
 */
export function rememberFailure({ requestId, status }: Pick<ApiError, 'requestId' | 'status'>): void {
  if (requestId && status >= 500) change([...new Set([...failures, requestId])].slice(-kept))
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Numbers of the last calls that broke since this page was opened, the latest last. */
export const useRecentFailures = (): readonly string[] =>
  useSyncExternalStore(
    listen,
    () => failures,
    () => none,
  )
