import { paths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { loadProviders } from './load-providers.ts'
import { providerTitle } from './provider-title.ts'
import { Providers } from './Providers.tsx'

export const loader = loadProviders

export const handle: PageHandle<typeof loader> = {
  title: ({ intl, loaded }) => providerTitle(intl, loaded),
  description: ({ intl, loaded: { city, counts } }) =>
    city
      ? intl.formatMessage({ id: 'mf-search.providers.description.city' }, { ...counts, city: city.title })
      : intl.formatMessage({ id: 'mf-search.providers.description' }, counts),
  canonicalPath: ({ loaded: { category, city } }) =>
    city ? paths.providersInCity(city.slug, category?.slug) : paths.serviceProviders(category?.slug),
  structuredData: ({ loaded: { best } }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: best.map(({ name, slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: paths.publication('service', slug),
      })),
    },
  ],
}

export const Component = () => <Providers {...useLoaderData<typeof loader>()} />
