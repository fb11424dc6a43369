import type { RemoteRoute } from '@sild/shell-api'

export const routes: RemoteRoute[] = [
  {
    id: 'mf-search.search',
    path: '/search',
    access: 'public',
    isList: true,
    page: () => import(/* webpackChunkName: "mf-search.search" */ './pages/search/SearchPage.tsx'),
  },
]
