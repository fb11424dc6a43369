import { paths } from '@sild/paths'
import type { RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

export const remote: RemoteModule = {
  routes,
  navigation: [
    {
      slot: 'header',
      path: paths.moderationQueue(),
      label: 'mf-backoffice.navigation.moderation',
      order: 5,
      access: 'moderator',
    },
    {
      slot: 'header',
      path: paths.editorPages(),
      label: 'mf-backoffice.pages.title',
      order: 6,
      access: 'editor',
    },
    {
      slot: 'header',
      path: paths.supportInbox(),
      label: 'mf-backoffice.navigation.support',
      order: 7,
      access: 'support',
    },
    {
      slot: 'account-menu',
      path: paths.backoffice(),
      label: 'mf-backoffice.navigation.backoffice',
      order: 1,
      access: 'staff',
    },
  ],
  loadMessages: (locale) =>
    // Pages load the texts in subfolders themselves.
    import(/* webpackChunkName: "i18n.[request]", webpackInclude: /messages.\w+\.json$/ */ `./messages/${locale}.json`),
}
