import type { RemoteRoute } from '@sild/shell-api'

export const routes: RemoteRoute[] = [
  {
    id: 'mf-content.about-us',
    path: '/about-us',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-content.about-us" */ './pages/about-us/AboutUsPage.tsx'),
  },
  {
    id: 'mf-content.blog-slug',
    path: '/blog/:slug',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-content.blog-slug" */ './pages/blog/BlogArticlePage.tsx'),
  },
]
