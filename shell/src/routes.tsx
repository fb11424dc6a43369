import { paths } from '@sild/paths'
import type { RemoteRoute } from '@sild/shell-api'
import { loadPageMessages } from './page-messages.ts'

export const routes: RemoteRoute[] = [
  {
    id: 'shell.styleguide',
    path: paths.styleguide(),
    access: 'public',
    loadMessages: loadPageMessages,
    page: () => import(/* webpackChunkName: "shell.styleguide" */ './pages/styleguide/StyleguidePage.tsx'),
  },
  {
    id: 'shell.icons-list',
    path: paths.iconsList(),
    access: 'public',
    loadMessages: loadPageMessages,
    page: () => import(/* webpackChunkName: "shell.icons-list" */ './pages/icons-list/IconsListPage.tsx'),
  },
]
