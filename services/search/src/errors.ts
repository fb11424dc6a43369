import { AppError } from '@sild/service-kit'

export const listExists = (cause: unknown): AppError =>
  new AppError('favorite-list-exists', { fields: { title: { code: 'name-exists' } }, cause })
export const savedSearchExists = (cause: unknown): AppError => new AppError('saved-search-exists', { cause })
