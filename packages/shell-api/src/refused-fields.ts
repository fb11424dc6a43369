import type { Locale } from '@sild/contract/enums'
import type { FieldErrorCode } from '@sild/contract/field-codes'
import { fieldProblems } from '@sild/contract/field-errors'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldTexts } from './field-texts.ts'

interface Checked {
  schema: z.ZodMiniType
  body: unknown
  locale: Locale
  fieldOf: (path: string) => string
  /** What the form itself refuses, by field. */
  ownProblems: Readonly<Record<string, FieldErrorCode | undefined>>
}

/** Validation errors of a body and its form, in the shape of react-hook-form; null if there are none. */
export async function refusedFields<Values extends FieldValues>({
  schema,
  body,
  locale,
  fieldOf,
  ownProblems,
}: Checked): Promise<FieldErrors<Values> | null> {
  const parsed = schema.safeParse(body)
  const refused = parsed.success ? [] : Object.entries(fieldProblems(parsed.error.issues, body))
  const own = Object.entries(ownProblems).flatMap(([field, code]) => (code ? [[field, { code }] as const] : []))
  if (refused.length + own.length === 0) return null
  const textOf = await fieldTexts(locale)
  const errors: Record<string, unknown> = {}
  for (const [field, problem] of [...own, ...refused.map(([path, found]) => [fieldOf(path), found] as const)]) {
    const steps = field.split('.')
    const last = steps.pop()!
    const place = steps.reduce<Record<string, unknown>>(
      (at, step) => (at[step] ??= {}) as Record<string, unknown>, // Only this makes them.
      errors,
    )
    place[last] = { type: 'contract', message: textOf(problem) }
  }
  // A path of the body is a path of the form, which the types of the form cannot know.
  return errors as FieldErrors<Values>
}
