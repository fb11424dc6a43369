import type { Locale } from '@sild/contract'
import { stringify } from 'csv-stringify'
import type { Readable } from 'node:stream'
import type { WebinarRegistration } from '../models/webinar-registration.ts'

const columns: Record<Locale, readonly string[]> = {
  en: ['Company', 'Email', 'Language', 'Registered at'],
  et: ['Ettevõte', 'E-post', 'Keel', 'Registreerus'],
  fr: ['Entreprise', 'E-mail', 'Langue', 'Inscrit le'],
}

/** UTF-8 with a mark, so that spreadsheets read it; a name that begins like a formula is no formula. */
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
    { bom: true, delimiter: locale === 'en' ? ',' : ';', escape_formulas: true },
  )
