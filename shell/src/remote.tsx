import type { RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

/** The shell's own pages, in the same form as those of remotes. */
export const remote: RemoteModule = {
  routes,
  navigation: [],
  loadMessages: (locale) =>
    // Texts in separate folders are loaded by their pages.
    import(/* webpackChunkName: "i18n.[request]", webpackInclude: /messages.\w+\.json$/ */ `./messages/${locale}.json`),
}
