import * as z from 'zod/mini'
import { locales } from './enums.ts'
import { constants, limits } from './limits.ts'
import { isPlainLine, plainAddress, plainLine, plainText, visibleLength } from './visible-text.ts'

/** The field text (`field.<code>`) of a failed check. `keywords` describe the check in JSON Schema where its code does not. */
export const problem = (
  code: string,
  values?: Record<string, string | number>,
  keywords?: Readonly<Record<string, unknown>>,
) => ({ params: { code, values, keywords } })

const codePoints = (text: string): number => [...text].length
const atLeast = (min: number, length = codePoints) =>
  z.refine<string>((value) => length(value) >= min, { ...problem('length-min', { val: min }), abort: true })
const atMost = (max: number) =>
  z.refine<string>((value) => codePoints(value) <= max, { ...problem('length-max', { val: max }), abort: true })
const wellFormed = z.refine<string>((value) => value.isWellFormed(), problem('invalid'))
/** `min` counts the code points that a reader sees, `max` all of them. */
const between = (min: number, max: number) =>
  [
    z.refine<string>((value) => visibleLength(value) >= Math.min(min, 1), { ...problem('required'), abort: true }),
    atLeast(min, visibleLength),
    atMost(max),
    wellFormed,
  ] as const
/** Several lines that a person writes. Control characters and orders of direction are dropped; all else is stored as it was typed. */
export const text = (min: number, max: number) => z.string().check(z.overwrite<string>(plainText), ...between(min, max))
/** One line that a person writes, such as a name. Control characters and orders of direction are refused. */
export const line = (min: number, max: number) =>
  z.string().check(...between(min, max), z.refine(isPlainLine, problem('invalid')))
/** Behind `visibleOrEmpty`. */
const emptyOr = (min: number) =>
  z.refine<string>((value) => value === '' || visibleLength(value) >= min, {
    ...problem('length-min', { val: min }),
    abort: true,
  })
const visibleOrEmpty = (value: string): string => (visibleLength(value) === 0 ? '' : value)
/** Like `text` and `line` in a draft, where they may be empty. */
export const draftText = (min: number, max: number) =>
  z.string().check(
    z.overwrite<string>((value) => visibleOrEmpty(plainText(value))),
    emptyOr(min),
    atMost(max),
    wellFormed,
  )
export const draftLine = (min: number, max: number) =>
  z
    .string()
    .check(
      z.overwrite<string>(visibleOrEmpty),
      emptyOr(min),
      atMost(max),
      wellFormed,
      z.refine(isPlainLine, problem('invalid')),
    )
/** One line that a program gives or that only looks something up, of at most `max` UTF-16 units: what no line may hold is dropped. */
export const programLine = (max: number) =>
  z.string().check(z.overwrite<string>(plainLine), z.maxLength(max), wellFormed)
/** Several lines that a program gives, such as a stack. What no text may hold is dropped. */
export const programText = (max: number) =>
  z.string().check(z.overwrite<string>(plainText), z.maxLength(max), wellFormed)
/** A token, a signature or a key. Its reader rejects unknown ones; the schema allows all characters. */
export const token = programLine
/** The name of an uploaded file, as a reader sees it beside the file. */
export const fileName = programLine(200)

export const guid = z.uuid()
export const locale = z.enum(locales)
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(120))
/** Both are made of the same letters. */
export const slugOrGuid = slug
const notEmpty = z.refine((value) => value !== '', { ...problem('required'), abort: true })
export const email = z
  .string()
  .check(z.overwrite<string>(plainAddress), notEmpty, z.maxLength(limits.email.max), z.email())
/** A mail address for a lookup, in any form that a user may type. */
export const anyEmail = z
  .string()
  .check(z.overwrite<string>(plainAddress), z.overwrite<string>(plainLine), z.maxLength(320))
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
/** ISO 8601 in UTC, as replies have it. */
export const instant = z.string()
/** The same in an input. */
export const givenInstant = z.iso.datetime({ offset: true })
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))
export const tagLabel = line(limits.tag.min, limits.tag.max).check(
  z.refine((value) => value.trim().split(/\s+/).length <= limits.tag.maxWords, problem('invalid')),
)
/** An https address of another site; never fetched by the server. */
export const webLink = z.string().check(
  z.maxLength(300),
  z.refine(isPlainLine, problem('link')),
  z.refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', problem('link')),
)
/** A path on our own origin, which prevents open redirects. */
export const ownPath = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?:[^\s\\/][^\s\\]*)?$/), z.refine(isPlainLine, problem('invalid')))
export const fileUrl = z
  .string()
  .check(z.maxLength(500), z.regex(/^(?:https?:\/\/[^\s]+|\/[^\s]*)$/), z.refine(isPlainLine, problem('invalid')))
export const termsAgreement = z.boolean().check(z.refine((value) => value, problem('terms-required')))
export const searchQuery = programLine(limits.searchQuery.max)
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
