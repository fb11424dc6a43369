import type { Locale } from '@sild/contract'
import type { VatScheme } from '@sild/contract/billing/enums'
import en from './messages/en.json' with { type: 'json' }
import et from './messages/et.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }

export type DocumentTexts = typeof en
export const documentTexts: Readonly<Record<Locale, DocumentTexts>> = { en, et, fr }

/** The sentence that the law requires on invoices without tax. */
export const vatReasonOf = (scheme: Extract<VatScheme, 'reverse-charge' | 'outside-scope'>, locale: Locale): string =>
  documentTexts[locale][scheme]
