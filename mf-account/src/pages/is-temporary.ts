import { isApiError } from '@sild/shell-api'

/** Whether the same link may do what it just could not: nobody answered, or nothing was wrong with it. */
export const isTemporary = (error: unknown): boolean => !isApiError(error) || error.status === 0 || error.status >= 500
