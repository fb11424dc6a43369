import { AppError } from '@sild/service-kit'

export const companyNotFound = (): AppError => new AppError('company-not-found')
export const companyChangedMeanwhile = (): AppError => new AppError('company-changed-meanwhile')
export const companyLimitReached = (): AppError => new AppError('company-limit-reached')
export const companyNameTaken = (cause: unknown): AppError =>
  new AppError('company-name-taken', { fields: { name: { code: 'name-exists' } }, cause })
export const companyHasPublications = (): AppError => new AppError('company-has-publications')
export const companyCaseNotFound = (): AppError => new AppError('company-case-not-found')
export const photoNotFound = (): AppError => new AppError('photo-not-found')
export const contactsHidden = (): AppError => new AppError('contacts-hidden')
export const planLimitReached = (limit: number): AppError => new AppError('plan-limit-reached', { values: { limit } })
export const reviewNotAllowed = (): AppError => new AppError('review-not-allowed')
export const reviewExists = (): AppError => new AppError('review-exists')
export const reviewNotFound = (): AppError => new AppError('review-not-found')
