import type { RemoteRoute } from '@sild/shell-api'

export const routes: RemoteRoute[] = [
  {
    id: 'mf-other.other',
    path: '/other',
    access: 'public',
    startsAtOnce: true,
    page: () => import(/* webpackChunkName: "mf-other.other" */ './pages/OtherPage.tsx'),
  },
]
