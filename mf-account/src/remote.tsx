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
  ],
  loadMessages: (locale) => import(/* webpackChunkName: "i18n.[request]" */ `./messages/${locale}.json`),
}
