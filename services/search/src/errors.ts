import { AppError } from '@sild/service-kit'

export const cardNotFound = (): AppError => new AppError('card-not-found')
export const listNotFound = (): AppError => new AppError('favorite-list-not-found')
export const listExists = (cause: unknown): AppError =>
  new AppError('favorite-list-exists', { fields: { title: { code: 'name-exists' } }, cause })
export const favoriteLimitReached = (): AppError => new AppError('favorite-limit-reached')
export const hiddenLimitReached = (): AppError => new AppError('hidden-limit-reached')
export const savedSearchNotFound = (): AppError => new AppError('saved-search-not-found')
export const savedSearchExists = (cause: unknown): AppError => new AppError('saved-search-exists', { cause })
export const savedSearchLimitReached = (): AppError => new AppError('saved-search-limit-reached')
