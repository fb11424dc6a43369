import { type ChoiceName, closedChoices } from '@sild/contract/search/choices'
import type { SearchFiltersReply } from '@sild/contract/search/schemas'
import type { KnownNames } from '../../search-address/filter-names.ts'
import type { SearchAddress } from '../../search-address/search-address.ts'

type Counted = SearchFiltersReply['filters'][number]

/** The count of a value; counts that reach the limit are shown as "more than". */
export function countText(
  { isExact, values }: Counted,
  value: string | number,
  { intl }: Pick<KnownNames, 'intl'>,
): string {
  const count = values.find((one) => one.value === String(value))?.count ?? 0
  return intl.formatNumber(count) + (isExact ? '' : '+')
}

/** Filters with free values: frequent ones are offered, others can be typed. */
const writtenFilters = ['cities', 'tags', 'specialities'] as const satisfies ChoiceName[]
export type WrittenFilter = (typeof writtenFilters)[number]
export const isWritten = (name: ChoiceName): name is WrittenFilter => writtenFilters.some((one) => one === name)

/** The offered values in their order, including chosen ones without results. */
export function offeredValues(
  counted: Counted,
  address: SearchAddress,
  { categories }: KnownNames,
): (string | number)[] {
  const { name, values } = counted
  if (name === 'categoryIds') return categories.map(({ id }) => id)
  if (name in closedChoices) return [...closedChoices[name as keyof typeof closedChoices]] // Checked.
  const chosen: readonly (string | number)[] = address[name]
  const known = new Set(values.map(({ value }) => value.toLowerCase()))
  const missing = chosen.filter((value) => !known.has(String(value).toLowerCase()))
  return [...missing, ...values.map(({ value }) => value)]
}

/** Whether a value is chosen; of what people write the case does not matter. */
export const isChosen = (address: SearchAddress, name: ChoiceName, value: string | number): boolean =>
  address[name].some((one) => String(one).toLowerCase() === String(value).toLowerCase())
