import { paths } from '@sild/paths'
import { useIntl } from '@sild/shell-api'
import { Card, CardTitle, Grid, Heading, Stack, Text } from '@sild/ui'
import type { LoadedProviders } from './load-providers.ts'

interface ProviderCategoriesProps extends Pick<LoadedProviders, 'categories' | 'city'> {
  /** The category of this page, which is left out. */
  current: number | undefined
}

export function ProviderCategories({ categories, city, current }: ProviderCategoriesProps) {
  const intl = useIntl()
  return (
    <Stack as="section" gap={16}>
      <Heading>{intl.formatMessage({ id: 'mf-search.providers.categories' })}</Heading>
      <Grid as="ul" column="medium" gap={12}>
        {categories
          .filter(({ id }) => id !== current)
          .map(({ id, slug, title, services, experts }) => (
            <Card as="li" key={id} isLinked>
              <CardTitle href={city ? paths.providersInCity(city.slug, slug) : paths.serviceProviders(slug)}>
                {title}
              </CardTitle>
              <Text size={14} tone="muted">
                {intl.formatMessage({ id: 'mf-search.providers.offers' }, { count: services + experts })}
              </Text>
            </Card>
          ))}
      </Grid>
    </Stack>
  )
}
