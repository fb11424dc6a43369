import type { RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

export const remote: RemoteModule = {
  routes,
  navigation: [],
  loadMessages: (locale) => import(/* webpackChunkName: "i18n.[request]" */ `./messages/${locale}.json`),
}
