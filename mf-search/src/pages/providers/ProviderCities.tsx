import { paths } from '@sild/paths'
import { useIntl } from '@sild/shell-api'
import { Card, CardTitle, Grid, Heading, Stack, Text } from '@sild/ui'
import type { LoadedProviders } from './load-providers.ts'

/** Cities with a page of their own, of the category that is shown; without the city that is. */
export function ProviderCities({ category, cities, city }: Pick<LoadedProviders, 'category' | 'cities' | 'city'>) {
  const intl = useIntl()
  const others = cities.filter(({ slug }) => slug !== city?.slug)
  if (others.length === 0) return null
  return (
    <Stack as="section" gap={16}>
      <Heading>{intl.formatMessage({ id: 'mf-search.providers.cities' })}</Heading>
      <Grid as="ul" column="small" gap={12}>
        {others.map(({ experts, services, slug, title }) => (
          <Card as="li" key={slug} isLinked>
            <CardTitle href={paths.providersInCity(slug, category?.slug)}>{title}</CardTitle>
            <Text size={14} tone="muted">
              {intl.formatMessage({ id: 'mf-search.providers.offers' }, { count: services + experts })}
            </Text>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}
