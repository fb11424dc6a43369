import { type FilePlace, shownTypes } from '@sild/contract/files/kinds'
import { AppError } from '@sild/service-kit/errors'

/** What is not of a kind that stands in the place. */
export const typeRefused = (place: FilePlace, cause?: unknown): AppError =>
  new AppError('file-type-refused', { values: { types: shownTypes(place) }, cause })
