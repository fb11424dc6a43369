import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { problem } from '../primitives.ts'
import { countryCodes, isCountry, isSoldTo } from './countries.ts'

export const phone = z
  .string()
  .check(z.refine((value) => /^(?=.*\d)\+?[\d\u00A0 ().-]{5,25}$/.test(value), problem('invalid')))

export const registrationNumber = z.string().check(
  z.refine((value) => value.trim().length > 0, { ...problem('required'), abort: true }),
  z.refine((value) => value.length <= limits.registrationCode.max, {
    ...problem('length-max', { val: limits.registrationCode.max }),
    abort: true,
  }),
  z.refine((value) => /^[A-Za-z0-9 ][A-Za-z0-9 ./-]*$/.test(value), problem('registration-number')),
)

/** Of the one list of countries. */
export const knownCountry = z.string().check(z.refine(isCountry, problem('invalid', undefined, { enum: countryCodes })))
/** Of a company that buys. */
export const soldCountry = z
  .string()
  .check(z.refine(isCountry, { ...problem('invalid'), abort: true }), z.refine(isSoldTo, problem('country-not-sold')))
