import { paths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { loadProviders } from './load-providers.ts'
import { Providers } from './Providers.tsx'

export const loader = loadProviders

export const handle: PageHandle<typeof loader> = {
  title: ({ intl, loaded: { category } }) =>
    category
      ? intl.formatMessage({ id: 'mf-search.providers.title.category' }, { category: category.title })
      : intl.formatMessage({ id: 'mf-search.providers.title' }),
  description: ({ intl, loaded: { counts } }) => intl.formatMessage({ id: 'mf-search.providers.description' }, counts),
  canonicalPath: ({ loaded: { category } }) => paths.serviceProviders(category?.slug),
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
