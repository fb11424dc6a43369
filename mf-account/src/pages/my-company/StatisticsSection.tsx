import type { OwnCompany } from '@sild/contract/companies/schemas'
import { countOwnFavorites } from '@sild/contract/search/favorite-operations'
import { paths } from '@sild/paths'
import { useApi, useIntl, useLocale } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { ButtonLink, Cluster, DescriptionList, formatNumber } from '@sild/ui'
import { SettingsSection } from '../settings/SettingsSection.tsx'

export function StatisticsSection({ company }: { company: OwnCompany }) {
  const intl = useIntl()
  const locale = useLocale()
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `mf-account.my-company.statistics${id}` }, values)
  const { rating, reviewsCount } = company
  // The page of others shows it as it was counted last; its owner sees it as it is.
  const favorites = useQuery(apiQuery(useApi(), countOwnFavorites, {})).data?.amount
  const statistics = { ...company.statistics, favorites: favorites ?? company.statistics.favorites }
  const counts = ['experts', 'offers', 'activeProjects', 'closedProjects', 'favorites'] as const
  const some = counts.filter((name) => statistics[name] > 0)
  if (some.length === 0 && rating === null)
    return (
      <SettingsSection title={text('')} description={text('.empty')}>
        <Cluster>
          <ButtonLink href={paths.myPublications()}>{text('.publish')}</ButtonLink>
        </Cluster>
      </SettingsSection>
    )
  return (
    <SettingsSection title={text('')}>
      <DescriptionList
        items={[
          ...some.map((name) => ({ term: text(`.${name}`), description: formatNumber(statistics[name], locale) })),
          {
            term: text('.rating'),
            description:
              rating === null
                ? text('.no-rating')
                : text('.rating.value', { rating: formatNumber(rating, locale), count: reviewsCount }),
          },
        ]}
      />
    </SettingsSection>
  )
}
