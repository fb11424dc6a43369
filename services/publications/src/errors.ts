import { AppError } from '@sild/service-kit'

export const publicationNotFound = (): AppError => new AppError('publication-not-found')
export const publicationNotLive = (): AppError => new AppError('publication-not-live')
export const publicationChangedMeanwhile = (): AppError => new AppError('publication-changed-meanwhile')
export const transitionRefused = (): AppError => new AppError('publication-transition-refused')
export const keepLinkInvalid = (): AppError => new AppError('keep-link-invalid')
export const keepLinkUsed = (): AppError => new AppError('keep-link-used')
export const keepLinkExpired = (): AppError => new AppError('keep-link-expired')
export const categoryUnknown = (): AppError =>
  new AppError('category-unknown', { fields: { categoryId: { code: 'invalid' } } })
export const tagInvalid = (): AppError => new AppError('tag-invalid', { fields: { tagGuids: { code: 'invalid' } } })
export const tagNotFound = (): AppError => new AppError('tag-not-found')
export const tagMergeRefused = (): AppError => new AppError('tag-merge-refused')
export const tagBanned = (): AppError => new AppError('tag-banned')
export const responseNotFound = (): AppError => new AppError('response-not-found')
export const responseExists = (): AppError => new AppError('response-exists')
export const responseToOwnPublication = (): AppError => new AppError('response-to-own-publication')
