import { paths } from '@sild/paths'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import {
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  formatMoney,
  Heading,
  Link,
  Page,
  PageHeader,
  Stack,
  Text,
} from '@sild/ui'
import { CompareBar } from '../../compare/CompareBar.tsx'
import { ResultCard } from '../../cards/ResultCard.tsx'
import type { LoadedProviders } from './load-providers.ts'
import { providerTitle } from './provider-title.ts'
import { ProviderCategories } from './ProviderCategories.tsx'
import { ProviderCities } from './ProviderCities.tsx'

const steps = ['compare', 'ask', 'agree'] as const

export function Providers(loaded: LoadedProviders) {
  const { best, categories, category, cities, city, counts, names, now, startupPriceCents } = loaded
  const intl = useIntl()
  const locale = useLocale()
  const text = useText('mf-search.providers')
  const searched = { category: category && [category.id], country: city && [city.countryCode] }
  const above = [
    { href: paths.serviceProviders(), label: text('title') },
    ...(city && category ? [{ href: paths.providersInCity(city.slug), label: city.title }] : []),
  ]
  return (
    <Page>
      <PageHeader
        breadcrumbs={(category ?? city) && <Breadcrumbs label={text('path')} items={above} />}
        title={providerTitle(intl, loaded)}
        description={city ? text('description.city', { ...counts, city: city.title }) : text('description', counts)}
        actions={
          <>
            <ButtonLink variant="primary" href={paths.search({ searchType: 'services', ...searched })}>
              {text('services')}
            </ButtonLink>
            <ButtonLink href={paths.search({ searchType: 'experts', ...searched })}>{text('experts')}</ButtonLink>
          </>
        }
      />
      <Stack gap={48}>
        <Stack as="section" gap={16}>
          <Heading>{text('best')}</Heading>
          {best.length === 0 ? (
            <EmptyState
              title={text('none')}
              level={3}
              action={<ButtonLink href={paths.createProject()}>{text('publish')}</ButtonLink>}
            >
              {text('none.text')}
            </EmptyState>
          ) : (
            <>
              <Stack as="ul" gap={12}>
                {best.map((card) => (
                  <ResultCard key={card.guid} card={card} categories={names} now={now} />
                ))}
              </Stack>
              <Link isAlone href={paths.search({ searchType: 'services', sort: 'rating', ...searched })}>
                {text('all')}
              </Link>
            </>
          )}
        </Stack>
        {categories.some(({ id }) => id !== category?.id) && (
          <ProviderCategories categories={categories} city={city} current={category?.id} />
        )}
        <ProviderCities category={category} cities={cities} city={city} />
        <Stack as="section" gap={16}>
          <Heading>{text('how')}</Heading>
          <Stack as="ol" gap={12}>
            {steps.map((step) => (
              <li key={step}>
                <Heading level={3}>{text(`how.${step}`)}</Heading>
                <Text tone="muted">{text(`how.${step}.text`)}</Text>
              </li>
            ))}
          </Stack>
        </Stack>
        <Stack as="section" gap={16}>
          <Heading>{text('prices')}</Heading>
          <Text>
            {text('prices.free')}{' '}
            {startupPriceCents !== null && text('prices.startup', { price: formatMoney(startupPriceCents, locale) })}
          </Text>
          <Link isAlone href={`${paths.home()}#pricing`}>
            {text('prices.compare')}
          </Link>
        </Stack>
      </Stack>
      <CompareBar />
    </Page>
  )
}
