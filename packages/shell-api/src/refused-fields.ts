import type { Locale } from '@sild/contract/enums'
import { fieldProblems } from '@sild/contract/field-errors'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldTexts } from './field-texts.ts'

interface Checked {
  schema: z.ZodMiniType
  body: unknown
  locale: Locale
  fieldOf: (path: string) => string
}

/** What a schema refuses of a body, as react-hook-form keeps errors; null when it refuses nothing. */
export async function refusedFields<Values extends FieldValues>({
  schema,
  body,
  locale,
  fieldOf,
}: Checked): Promise<FieldErrors<Values> | null> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return null
  const textOf = await fieldTexts(locale)
  const errors: Record<string, unknown> = {}
  for (const [path, problem] of Object.entries(fieldProblems(parsed.error.issues, body))) {
    const steps = fieldOf(path).split('.')
    const last = steps.pop()!
    const place = steps.reduce<Record<string, unknown>>(
      (at, step) => (at[step] ??= {}) as Record<string, unknown>,
      errors,
    )
    place[last] = { type: 'contract', message: textOf(problem) }
  }
  // A path of the body is a path of the form, which the types of the form cannot know.
  return errors as FieldErrors<Values>
}
