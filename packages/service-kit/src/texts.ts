import type { ErrorCode, FieldError } from '@sild/contract/errors'
import type { FieldProblem } from '@sild/contract/field-errors'
import { defaultLocale, type Locale, locales } from '@sild/contract/enums'
import { messages } from '@sild/contract/messages'
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'

type Values = Record<string, string | number>

// The cache compiles each message once.
const cache = createIntlCache()
const intlOf = (locale: Locale): IntlShape =>
  createIntl(
    {
      locale,
      messages: messages[locale],
      onError: (error) => {
        throw error
      },
    },
    cache,
  )
const intls: Readonly<Record<Locale, IntlShape>> = {
  en: intlOf('en'),
  et: intlOf('et'),
  fr: intlOf('fr'),
}

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)
export const localeFrom = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale)

export const errorText = (locale: Locale, code: ErrorCode, values?: Values): string =>
  intls[locale].formatMessage({ id: `error.${code}` }, values)

/** Field problems with their texts, for the reply. */
export function localisedFields(locale: Locale, problems: Record<string, FieldProblem>): Record<string, FieldError> {
  const localised = ([path, problem]: [string, FieldProblem]): [string, FieldError] => [
    path,
    { ...problem, message: intls[locale].formatMessage({ id: `field.${problem.code}` }, problem.values) },
  ]
  return Object.fromEntries(Object.entries(problems).map(localised))
}
