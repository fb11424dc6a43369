import type { Locale } from '@sild/contract/enums'
import { paths, withQuery } from '@sild/paths'
import { formatMoney } from '@sild/ui'
import { ownPaths } from '../../paths.ts'

const payments = (query: string): string => withQuery(paths.backofficePayments(), { query })
/** Pages of the objects of a request, by their names in the operation. */
const places: Readonly<Record<string, (value: string) => string>> = {
  companyGuid: ownPaths.company,
  paymentGuid: payments,
  differenceGuid: () => withQuery(paths.backofficePayments(), { view: 'differences' }),
  tagGuid: (query) => paths.tags({ query, state: 'all' }),
  intoGuid: (query) => paths.tags({ query, state: 'all' }),
  categoryId: paths.categories,
}
export const placeOf = (name: string, value: string): string | undefined => places[name]?.(value)

/** Money is sent in cents. */
export const detailText = (name: string, value: string, locale: Locale): string =>
  name.endsWith('Cents') && /^\d+$/.test(value) ? formatMoney(Number(value), locale) : value
