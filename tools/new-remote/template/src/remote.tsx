import type { RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

export const remote: RemoteModule = {
  routes,
  navigation: [],
  loadMessages: (locale) =>
    // Pages load texts from other folders themselves.
    import(/* webpackChunkName: "i18n.[request]", webpackInclude: /messages.\w+\.json$/ */ `./messages/${locale}.json`),
}
