import { AppError } from '@sild/service-kit'

export const companyNotFound = (): AppError => new AppError('company-not-found')
export const companyChangedMeanwhile = (): AppError => new AppError('company-changed-meanwhile')
export const companyLimitReached = (): AppError => new AppError('company-limit-reached')
export const companyNameTaken = (cause: unknown): AppError =>
  new AppError('company-name-taken', { fields: { name: { code: 'name-exists' } }, cause })
