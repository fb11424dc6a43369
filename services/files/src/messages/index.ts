import type { Locale } from '@sild/contract'
import en from './en.json' with { type: 'json' }
import et from './et.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

export const fileMessages: Readonly<Record<Locale, typeof en>> = { en, et, fr }
