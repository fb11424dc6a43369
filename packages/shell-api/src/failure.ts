import { isApiError } from '@sild/api-client'
import type { IntlShape } from '@formatjs/intl'
import type { ReactNode } from 'react'
import { useIntl } from './intl.tsx'

/** Whether the browser has no connection; false on the server. */
export const isOffline = (): boolean => typeof window !== 'undefined' && !navigator.onLine

/** The message for a failed call: the server's sentence, or ours if no server was reached. */
export function failureText(error: unknown, intl: IntlShape<ReactNode>): string {
  if (!isApiError(error)) return intl.formatMessage({ id: 'shell.snackbar-error' })
  return error.message || intl.formatMessage({ id: isOffline() ? 'shell.offline' : 'shell.unreachable' })
}

export function useFailureText(): (error: unknown) => string {
  const intl = useIntl()
  return (error) => failureText(error, intl)
}
