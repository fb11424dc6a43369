import type { RemoteRoute } from '@sild/shell-api'

export const routes: RemoteRoute[] = [
  {
    id: 'mf-probe.probe',
    path: '/probe',
    access: 'public',
    startsAtOnce: true,
    page: () => import(/* webpackChunkName: "mf-probe.probe" */ './pages/ProbePage.tsx'),
  },
  {
    id: 'mf-probe.missing',
    path: '/probe/missing',
    access: 'public',
    startsAtOnce: true,
    page: () => import(/* webpackChunkName: "mf-probe.missing" */ './pages/MissingPage.tsx'),
  },
  {
    id: 'mf-probe.moved',
    path: '/probe/moved',
    access: 'public',
    startsAtOnce: true,
    page: () => import(/* webpackChunkName: "mf-probe.moved" */ './pages/MovedPage.tsx'),
  },
  {
    id: 'mf-probe.anchors',
    path: '/probe/anchors',
    access: 'public',
    startsAtOnce: true,
    page: () => import(/* webpackChunkName: "mf-probe.anchors" */ './pages/AnchorsPage.tsx'),
  },
  {
    id: 'mf-probe.breaks-on-server',
    path: '/probe/breaks-on-server',
    access: 'public',
    startsAtOnce: true,
    page: () => import(/* webpackChunkName: "mf-probe.breaks-on-server" */ './pages/BreaksOnServerPage.tsx'),
  },
  {
    id: 'mf-probe.breaks',
    path: '/probe/breaks',
    access: 'public',
    startsAtOnce: true,
    page: () => import(/* webpackChunkName: "mf-probe.breaks" */ './pages/BreaksPage.tsx'),
  },
  {
    id: 'mf-probe.later',
    path: '/probe/later',
    access: 'public',
    startsAtOnce: true,
    page: () => import(/* webpackChunkName: "mf-probe.later" */ './pages/LaterPage.tsx'),
  },
  {
    id: 'mf-probe.member',
    path: '/probe/member',
    access: 'member',
    page: () => import(/* webpackChunkName: "mf-probe.member" */ './pages/MemberPage.tsx'),
  },
  {
    id: 'mf-probe.verified',
    path: '/probe/verified',
    access: 'verified',
    page: () => import(/* webpackChunkName: "mf-probe.verified" */ './pages/MemberPage.tsx'),
  },
  {
    id: 'mf-probe.staff',
    path: '/probe/staff',
    access: 'moderator',
    page: () => import(/* webpackChunkName: "mf-probe.staff" */ './pages/MemberPage.tsx'),
  },
  {
    id: 'mf-probe.sign-in',
    path: '/sign-in',
    access: 'public',
    layout: 'sign-in',
    page: () => import(/* webpackChunkName: "mf-probe.sign-in" */ './pages/SignInPage.tsx'),
  },
]
