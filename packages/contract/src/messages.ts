import { domains } from './domains.ts'
import type { Locale } from './enums.ts'
import { keyedOnce } from './merge.ts'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }

type Messages = Readonly<Record<string, string>>
const ofDomains = Object.values(domains).flatMap((domain) => ('messages' in domain ? [domain.messages] : []))
const merged = (locale: Locale, ofAll: Messages): Messages =>
  keyedOnce(
    [ofAll, ...ofDomains.map((each) => each[locale])].flatMap((texts) => Object.entries(texts)),
    'messages',
  )

/** Texts of all errors and field problems, for servers and tests. The browser loads those of fields alone, one language at a time. */
export const messages: Readonly<Record<Locale, Messages>> = {
  en: merged('en', en),
  et: merged('et', et),
  fr: merged('fr', fr),
}
