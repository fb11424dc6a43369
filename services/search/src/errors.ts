import { AppError, uniqueViolation } from '@sild/service-kit'

/** Whether a statement failed because the user has a list of this title. */
export const isTitleTaken = (error: unknown): boolean =>
  ['favorite_lists_once', 'favorite_lists_key_once'].some((index) => uniqueViolation(error, index))

export const listExists = (cause: unknown): AppError =>
  new AppError('favorite-list-exists', { fields: { title: { code: 'name-exists' } }, cause })
export const savedSearchExists = (cause: unknown): AppError => new AppError('saved-search-exists', { cause })
