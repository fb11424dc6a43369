import { AppError, uniqueViolation } from '@sild/service-kit'

const indexes = ['companies_name_once', 'companies_name_key_once', 'companies_name_look_once']

/** Whether a statement failed because a company of the same country has this name, or one that looks like it. */
export const isNameTaken = (error: unknown): boolean => indexes.some((index) => uniqueViolation(error, index))

export const nameTaken = (cause: unknown): AppError =>
  new AppError('company-name-taken', { fields: { name: { code: 'name-exists' } }, cause })
