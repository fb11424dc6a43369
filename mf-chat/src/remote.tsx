import { paths } from '@sild/paths'
import type { RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

export const remote: RemoteModule = {
  routes,
  navigation: [
    { slot: 'bottom', path: paths.chats(), label: 'mf-chat.navigation.messages', order: 30, access: 'company' },
  ],
  loadMessages: (locale) =>
    // Texts in folders of their own are asked for by their pages.
    import(/* webpackChunkName: "i18n.[request]", webpackInclude: /messages.\w+\.json$/ */ `./messages/${locale}.json`),
}
