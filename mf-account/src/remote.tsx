import { paths } from '@sild/paths'
import type { RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

export const remote: RemoteModule = {
  routes,
  navigation: [
    {
      slot: 'header',
      path: paths.getStarted(),
      label: 'mf-account.navigation.get-started',
      order: 40,
      access: 'public',
    },
    {
      slot: 'account-menu',
      path: paths.myCompany(),
      label: 'mf-account.navigation.my-company',
      order: 10,
      access: 'company',
    },
    {
      slot: 'account-menu',
      path: paths.subscription(),
      label: 'mf-account.navigation.subscription',
      order: 60,
      access: 'company',
    },
    {
      slot: 'account-menu',
      path: paths.billing(),
      label: 'mf-account.navigation.billing',
      order: 61,
      access: 'company',
    },
    {
      slot: 'account-menu',
      path: paths.notifications(),
      label: 'mf-account.navigation.notifications',
      order: 5,
      access: 'member',
    },
    {
      slot: 'account-menu',
      path: paths.support(),
      label: 'mf-account.navigation.support',
      order: 50,
      access: 'member',
    },
    {
      slot: 'account-menu',
      path: paths.settings(),
      label: 'mf-account.navigation.settings',
      order: 90,
      access: 'member',
    },
    {
      slot: 'bottom',
      path: paths.account(),
      label: 'mf-account.navigation.account',
      order: 50,
      access: 'member',
    },
  ],
  loadMessages: (locale) =>
    // Pages load the texts in subfolders themselves.
    import(/* webpackChunkName: "i18n.[request]", webpackInclude: /messages.\w+\.json$/ */ `./messages/${locale}.json`),
}
