import { listCategories, listLanguages } from '@sild/contract/content/operations'
import { type CardType, locales } from '@sild/contract/enums'
import { kindOfName } from '@sild/contract/files/kinds'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import { useApiQuery } from '@sild/shell-api/query'
import { formatMoney, joinFacts } from '@sild/ui'
import { placeText, useCityTitles } from '../cities.ts'
import type { PublicationValues } from './publication-values.ts'

export type Answer = readonly [label: string, words: string]

/** The values of the fields in readable form. */
export function useAnswers(cardType: CardType, locations: PublicationValues['locations']) {
  const intl = useIntl()
  const locale = useLocale()
  const { data: categories } = useApiQuery(listCategories, {})
  const { data: languages } = useApiQuery(listLanguages, {})
  const cityTitles = useCityTitles(locations)
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const text = useText('mf-publications.publish')
  const fact = (id: string, value: string) => value && intl.formatMessage({ id: `mf-publications.fact.${id}.${value}` })
  const titleIn = ({ list }: { list: readonly { id: number; title: string }[] }, known: string) =>
    list.find(({ id }) => String(id) === known)?.title ?? ''
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, locale))
  return (values: PublicationValues): Record<Exclude<keyof PublicationValues, 'isDraft'>, Answer> => ({
    name: [text('name'), values.name],
    speciality: [text('speciality'), values.speciality],
    categoryId: [text('category'), titleIn(categories, values.categoryId)],
    segment: [text('segment'), fact('segment', values.segment)],
    description: [text('text'), values.description],
    tags: [text('tags'), values.tags.map(({ label }) => label).join(', ')],
    workExperience: [text('experience'), fact('experience', values.workExperience)],
    languages: [
      text('languages'),
      values.languages
        .map(({ languageId, level }) => `${titleIn(languages, languageId)} (${text(`level.${level}`)})`)
        .join(', '),
    ],
    workType: [text('work-type'), fact('workType', values.workType)],
    paymentType: [text('payment-type'), fact('paymentType', values.paymentType)],
    budgetFromCents: [text(cardType === 'project' ? 'budget-from' : 'price-from'), money(values.budgetFromCents)],
    budgetToCents: [text(cardType === 'project' ? 'budget-to' : 'price-to'), money(values.budgetToCents)],
    budgetPerHourCents: [text('per-hour'), money(values.budgetPerHourCents)],
    projectDuration: [text('duration'), fact('duration', values.projectDuration)],
    hoursPerWeek: [text('hours'), fact('hours', values.hoursPerWeek)],
    locations: [
      text('countries'),
      joinFacts(
        values.locations.map(({ cityId, countryCode }) =>
          placeText(regions.of(countryCode) ?? countryCode, cityTitles.get(Number(cityId))),
        ),
      ),
    ],
    media: [text('files'), values.media.map(({ name }) => name).join(', ')],
    cvUrl: [text('cv'), (kindOfName(values.cvUrl) ?? '').toUpperCase()],
    translations: [
      text('translations'),
      intl.formatList(
        locales.flatMap((language) => (values.translations[language].name ? [text(`language.${language}`)] : [])),
      ),
    ],
  })
}
