import { AppError } from '@sild/service-kit'

export const credentialsWrong = (): AppError => new AppError('credentials-wrong')
export const sessionExpired = (): AppError => new AppError('session-expired')
export const sessionReused = (): AppError => new AppError('session-reused')
export const sessionNotFound = (): AppError => new AppError('session-not-found')
export const emailConfirmed = (): AppError => new AppError('email-confirmed')
export const tokenInvalid = (): AppError => new AppError('token-invalid')
export const tokenExpired = (): AppError => new AppError('token-expired')
export const userNotFound = (): AppError => new AppError('user-not-found')
export const viewingNotFound = (): AppError => new AppError('viewing-not-found')
export const viewingNotAllowed = (): AppError => new AppError('viewing-not-allowed')
export const viewingOver = (): AppError => new AppError('viewing-over')
export const secondFactorChanged = (): AppError => new AppError('second-factor-changed')
/** With what leads to its reasons and to an appeal. */
export const accountSuspended = (suspension: string): AppError =>
  new AppError('account-suspended', { values: { suspension } })
export const userSuspended = (): AppError => new AppError('user-suspended')
export const userNotSuspended = (): AppError => new AppError('user-not-suspended')
/** The signed-in user does not exist any more. */
export const userGone = (): AppError => new AppError('unauthenticated')
export const rateLimited = (seconds: number): AppError =>
  new AppError('rate-limited', { retryAfterSeconds: seconds, values: { seconds } })
