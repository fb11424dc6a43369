import { createIntl, createIntlCache } from '@formatjs/intl'
import type { Locale } from '@sild/contract'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }

const messages: Readonly<Record<Locale, typeof en>> = { en, et, fr }
const cache = createIntlCache()

export type Say = (id: keyof typeof en, values?: Record<string, string | number>) => string

/** The texts of mails and pushes; each kind that is mailed has a sentence under its name. */
export function textsIn(locale: Locale): Say {
  const intl = createIntl({ locale, messages: messages[locale] }, cache)
  return (id, values) => intl.formatMessage({ id }, values)
}
