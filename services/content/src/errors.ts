import { AppError } from '@sild/service-kit'

export const pageNotFound = (): AppError => new AppError('page-not-found')
export const revisionNotFound = (): AppError => new AppError('revision-not-found')
export const pageEditedMeanwhile = (): AppError => new AppError('page-edited-meanwhile')
export const pageStepRefused = (): AppError => new AppError('page-step-refused')
export const pageIncomplete = (): AppError => new AppError('page-incomplete')
export const pageOwnWork = (): AppError => new AppError('page-own-work')
export const settingsChangedMeanwhile = (): AppError => new AppError('settings-changed-meanwhile')
export const categoryNotFound = () => new AppError('category-not-found')
