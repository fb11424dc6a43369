import type { useIntl } from '@sild/shell-api'
import type { LoadedProviders } from './load-providers.ts'

/** Title of a page with its category and city, for the heading and the tab. */
export function providerTitle(
  intl: Pick<ReturnType<typeof useIntl>, 'formatMessage'>,
  { category, city }: Pick<LoadedProviders, 'category' | 'city'>,
): string {
  const values = { category: category?.title ?? '', city: city?.title ?? '' }
  const say = (id: string) => intl.formatMessage({ id: `mf-search.providers.${id}` }, values)
  if (city) return say(category ? 'title.category-city' : 'title.city')
  return say(category ? 'title.category' : 'title')
}
