import type { Locale } from '@sild/contract'
import en from './en.json' with { type: 'json' }
import et from './et.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

export type BillingMessages = typeof en
export type BillingLetter = keyof BillingMessages['letters']

export const billingMessages: Readonly<Record<Locale, BillingMessages>> = { en, et, fr }
