import { paths } from '@sild/paths'
import type { RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

export const remote: RemoteModule = {
  routes,
  navigation: [
    { slot: 'footer', path: paths.aboutUs(), label: 'mf-content.navigation.about-us', order: 10, access: 'public' },
    { slot: 'footer', path: paths.blog(), label: 'mf-content.navigation.blog', order: 20, access: 'public' },
  ],
  loadMessages: (locale) => import(/* webpackChunkName: "i18n.[request]" */ `./messages/${locale}.json`),
}
