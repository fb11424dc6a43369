import { paths } from '@sild/paths'
import type { RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

export const remote: RemoteModule = {
  routes,
  navigation: [
    {
      slot: 'account-menu',
      path: paths.myPublicationsOf('project'),
      label: 'mf-publications.navigation.projects',
      order: 10,
      access: 'company',
    },
    {
      slot: 'account-menu',
      path: paths.myPublicationsOf('service'),
      label: 'mf-publications.navigation.services',
      order: 11,
      access: 'company',
    },
    {
      slot: 'account-menu',
      path: paths.myResponses(),
      label: 'mf-publications.navigation.responses',
      order: 20,
      access: 'company',
    },
    {
      slot: 'bottom',
      path: paths.myPublications(),
      label: 'mf-publications.navigation.publications',
      order: 20,
      access: 'company',
    },
  ],
  loadMessages: (locale) =>
    // Pages load the texts in subfolders themselves.
    import(/* webpackChunkName: "i18n.[request]", webpackInclude: /messages.\w+\.json$/ */ `./messages/${locale}.json`),
}
