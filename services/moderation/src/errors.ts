import { AppError } from '@sild/service-kit'

export const caseNotFound = (): AppError => new AppError('case-not-found')
export const caseClaimed = (): AppError => new AppError('case-claimed')
export const caseNotClaimed = (): AppError => new AppError('case-not-claimed')
export const caseDecided = (): AppError => new AppError('case-decided')
export const conflictOfInterest = (): AppError => new AppError('conflict-of-interest')
export const reportNotFound = (): AppError => new AppError('report-not-found')
export const reportDecided = (): AppError => new AppError('report-decided')
export const caseOutdated = (): AppError => new AppError('case-outdated')
