import { paths } from '@sild/paths'
import type { RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

export const remote: RemoteModule = {
  routes,
  navigation: [
    {
      slot: 'header',
      path: paths.search({ searchType: 'tasks' }),
      label: 'mf-search.navigation.projects',
      order: 10,
      access: 'public',
    },
    {
      slot: 'header',
      path: paths.search({ searchType: 'services' }),
      label: 'mf-search.navigation.services',
      order: 11,
      access: 'public',
    },
    {
      slot: 'header',
      path: paths.search({ searchType: 'companies' }),
      label: 'mf-search.navigation.companies',
      order: 12,
      access: 'public',
    },
    {
      slot: 'footer',
      path: paths.serviceProviders(),
      label: 'mf-search.navigation.providers',
      order: 0,
      access: 'public',
    },
    {
      slot: 'account-menu',
      path: paths.favorites(),
      label: 'mf-search.navigation.favorites',
      order: 30,
      access: 'member',
    },
    {
      slot: 'account-menu',
      path: paths.savedSearches(),
      label: 'mf-search.navigation.saved',
      order: 31,
      access: 'member',
    },
    {
      slot: 'bottom',
      path: paths.search({ searchType: 'tasks' }),
      label: 'mf-search.navigation.search',
      order: 10,
      access: 'member',
    },
  ],
  loadMessages: (locale) =>
    // Pages load the texts in subfolders themselves.
    import(/* webpackChunkName: "i18n.[request]", webpackInclude: /messages.\w+\.json$/ */ `./messages/${locale}.json`),
}
