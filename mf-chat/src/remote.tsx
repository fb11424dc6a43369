import { paths } from '@sild/paths'
import type { RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

export const remote: RemoteModule = {
  routes,
  navigation: [
    { slot: 'bottom', path: paths.chats(), label: 'mf-chat.navigation.messages', order: 30, access: 'company' },
  ],
  loadMessages: (locale) =>
    // Pages load the texts in subfolders themselves.
    import(/* webpackChunkName: "i18n.[request]", webpackInclude: /messages.\w+\.json$/ */ `./messages/${locale}.json`),
}
