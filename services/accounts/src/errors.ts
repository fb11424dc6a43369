import { AppError } from '@sild/service-kit'

/** @param suspension the token that leads to its reasons and to an appeal */
export const accountSuspended = (suspension: string): AppError =>
  new AppError('account-suspended', { values: { suspension } })
export const rateLimited = (seconds: number): AppError =>
  new AppError('rate-limited', { retryAfterSeconds: seconds, values: { seconds } })
