import * as z from 'zod/mini'
import { problem } from '../primitives.ts'
import { plainLine, visibleLength } from '../visible-text.ts'

export const currentPassword = z.string().check(z.minLength(1), z.maxLength(256))

/** A code of the authenticator app, or a recovery code. */
const secondFactorCode = z.string().check(
  z.overwrite<string>(plainLine),
  z.refine((code) => visibleLength(code) > 0, { ...problem('code-required'), abort: true }),
  z.maxLength(40),
)
export const beginSecondFactorBody = z.strictObject({ password: currentPassword })
export const confirmSecondFactorBody = z.strictObject({ code: secondFactorCode })
export const endSecondFactorBody = z.strictObject({ password: currentPassword, code: secondFactorCode })
