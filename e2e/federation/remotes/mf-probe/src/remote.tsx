import type { RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

export const remote: RemoteModule = {
  routes,
  navigation: [{ slot: 'header', path: '/probe', label: 'mf-probe.navigation', order: 10, access: 'public' }],
  loadMessages: (locale) => import(/* webpackChunkName: "i18n.[request]" */ `./messages/${locale}.json`),
}
