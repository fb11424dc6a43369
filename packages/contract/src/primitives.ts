import * as z from 'zod/mini'
import { locales } from './enums.ts'
import { constants, limits } from './limits.ts'

/** A refinement that names its field text (`field.<code>`). */
export const problem = (code: string, values?: Record<string, string | number>) => ({ params: { code, values } })

const codePoints = (text: string): number => [...text].length
const trimmedLength = (text: string): number => codePoints(text.trim())
const atLeast = (min: number, length = codePoints) =>
  z.refine<string>((value) => length(value) >= min, { ...problem('length-min', { val: min }), abort: true })
const atMost = (max: number) =>
  z.refine<string>((value) => codePoints(value) <= max, { ...problem('length-max', { val: max }), abort: true })
/** Text counted in code points, trimmed by nobody: what the user typed is what is stored. NUL is refused, Postgres cannot hold it. */
export const text = (min: number, max: number) =>
  z.string().check(
    z.refine((value) => trimmedLength(value) >= Math.min(min, 1), { ...problem('required'), abort: true }),
    atLeast(min, trimmedLength),
    atMost(max),
    z.refine((value) => !value.includes('\u0000') && value.isWellFormed(), problem('invalid')),
  )

export const guid = z.uuid()
export const locale = z.enum(locales)
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(120))
/** Both are made of the same letters. */
export const slugOrGuid = slug
const notEmpty = z.refine((value) => value !== '', { ...problem('required'), abort: true })
export const email = z.string().check(notEmpty, z.maxLength(limits.email.max), z.email())
const passwordOf = (min: number, max: number) =>
  z.string().check(
    notEmpty,
    atLeast(min),
    atMost(max),
    z.refine((value) => !/\s/.test(value), problem('no-spaces')),
  )
export const password = passwordOf(limits.password.min, limits.password.max)
/** Of a user or of the staff: which limits hold is known to the service alone. */
export const anyPassword = passwordOf(limits.password.min, limits.staffPassword.max)
/** Whole cents of euros. */
export const priceCents = z.int().check(
  z.refine((value) => value >= limits.priceCents.min, { ...problem('price-positive'), abort: true }),
  z.refine((value) => value <= limits.priceCents.max, problem('price-max')),
)
/** ISO 8601 in UTC. */
export const instant = z.string()
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))
export const tagLabel = z.string().check(
  atLeast(limits.tag.min, trimmedLength),
  atMost(limits.tag.max),
  z.refine((value) => value.trim().split(/\s+/).length <= limits.tag.maxWords, problem('invalid')),
)
/** An https address of another site; never fetched by the server. */
export const webLink = z.string().check(
  z.maxLength(300),
  z.refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', problem('link')),
)
/** A path of our own origin, so that nobody is led elsewhere. */
export const ownPath = z.string().check(z.maxLength(500), z.regex(/^\/(?:[^\s\\/][^\s\\]*)?$/))
export const fileUrl = z.string().check(z.maxLength(500), z.regex(/^(?:https?:\/\/[^\s]+|\/[^\s]*)$/))
export const termsAgreement = z.boolean().check(z.refine((value) => value, problem('terms-required')))
export const searchQuery = z.string().check(
  z.maxLength(limits.searchQuery.max),
  z.refine((value) => !value.includes('\u0000'), problem('invalid')),
)
/** Query-string numbers: the only place where text becomes a number. */
export const queryNumber = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))
export const limitOffset = {
  limit: z._default(queryNumber(1, 100), 24),
  offset: z._default(queryNumber(0, constants.offsetMax), 0),
}
/** Of a download: its name, and where the page finds its bytes, an object URL that it revokes. */
export const downloadedFile = z.strictObject({ fileName: z.string(), href: z.string() })
export const acknowledged = z.strictObject({ acknowledged: z.literal(true) })
export const autocompleteLimit = z._default(z.int().check(z.minimum(1), z.maximum(50)), constants.autocompleteLimit)
/** Texts of one thing in the languages it exists in. */
export const localised = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({ en: z.optional(value), et: z.optional(value), fr: z.optional(value) })
