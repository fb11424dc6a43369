import { createIntl } from '@formatjs/intl'
import type { FieldProblem } from '@sild/contract/field-errors'
import type { Locale } from '@sild/contract/enums'

type Compiled = Parameters<typeof createIntl>[0]['messages']

const load: Record<Locale, () => Promise<{ default: object }>> = {
  en: () => import(/* webpackChunkName: "field-texts.en" */ '@sild/contract/messages/en.json'),
  et: () => import(/* webpackChunkName: "field-texts.et" */ '@sild/contract/messages/et.json'),
  fr: () => import(/* webpackChunkName: "field-texts.fr" */ '@sild/contract/messages/fr.json'),
}

/** The texts for what the contract refuses: the same that a service would answer with. Loaded when the first one is needed. */
export async function fieldTexts(locale: Locale): Promise<(problem: FieldProblem) => string> {
  const messages = (await load[locale]()).default as Compiled // The build compiles them.
  const intl = createIntl({ locale, defaultLocale: locale, messages })
  return ({ code, values }) => intl.formatMessage({ id: `field.${code}` }, values)
}
