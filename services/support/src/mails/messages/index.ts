import type { Locale } from '@sild/contract'
import en from './en.json' with { type: 'json' }
import et from './et.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

export type SupportLetter = keyof (typeof en)['letters']

export const supportMessages: Readonly<Record<Locale, typeof en>> = { en, et, fr }

/** Puts values into the places of a text that name them. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
