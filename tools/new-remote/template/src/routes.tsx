import type { RemoteRoute } from '@sild/shell-api'

export const routes: RemoteRoute[] = [
  {
    id: 'mf-template.template',
    path: '/template',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-template.template" */ './pages/template/TemplatePage.tsx'),
  },
]
