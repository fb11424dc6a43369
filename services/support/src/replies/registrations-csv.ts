import type { Locale } from '@sild/contract'
import { spreadsheetOptions } from '@sild/service-kit'
import { stringify } from 'csv-stringify'
import type { Readable } from 'node:stream'
import type { WebinarRegistration } from '../models/webinar-registration.ts'

const columns: Record<Locale, readonly string[]> = {
  en: ['Company', 'Email', 'Language', 'Registered at'],
  et: ['Ettevõte', 'E-post', 'Keel', 'Registreerus'],
  fr: ['Entreprise', 'E-mail', 'Langue', 'Inscrit le'],
}

export const registrationsCsv = (registrations: readonly WebinarRegistration[], locale: Locale): Readable =>
  stringify(
    [
      columns[locale],
      ...registrations.map(({ companyName, createdAt, email, locale: language }) => [
        companyName,
        email,
        language,
        createdAt.toISOString(),
      ]),
    ],
    spreadsheetOptions(locale),
  )
