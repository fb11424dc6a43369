import type { RemoteRoute } from '@sild/shell-api'

const staff = { hide: ['footer', 'bottom-navigation'], isList: true } as const

export const routes: RemoteRoute[] = [
  {
    id: 'mf-backoffice.backoffice',
    path: '/backoffice',
    access: 'staff',
    ...staff,
    page: () => import(/* webpackChunkName: "mf-backoffice.backoffice" */ './pages/BackofficePage.tsx'),
  },
  {
    id: 'mf-backoffice.operations',
    path: '/backoffice/operations',
    access: 'admin',
    ...staff,
    page: () => import(/* webpackChunkName: "mf-backoffice.operations" */ './pages/operations/OperationsPage.tsx'),
  },
  {
    id: 'mf-backoffice.accounts',
    path: '/backoffice/accounts',
    access: 'support',
    ...staff,
    page: () => import(/* webpackChunkName: "mf-backoffice.accounts" */ './pages/accounts/AccountsPage.tsx'),
  },
  {
    id: 'mf-backoffice.payments',
    path: '/backoffice/payments',
    access: 'support',
    ...staff,
    page: () => import(/* webpackChunkName: "mf-backoffice.payments" */ './pages/payments/PaymentsPage.tsx'),
  },
  {
    id: 'mf-backoffice.preview',
    path: '/backoffice/preview',
    access: 'staff',
    ...staff,
    page: () => import(/* webpackChunkName: "mf-backoffice.preview" */ './pages/preview/PreviewPage.tsx'),
  },
  {
    id: 'mf-backoffice.reports',
    path: '/backoffice/reports',
    access: 'moderator',
    ...staff,
    page: () => import(/* webpackChunkName: "mf-backoffice.reports" */ './pages/reports/ReportsPage.tsx'),
  },
  {
    id: 'mf-backoffice.report',
    path: '/backoffice/reports/:reportGuid',
    access: 'moderator',
    ...staff,
    page: () => import(/* webpackChunkName: "mf-backoffice.report" */ './pages/reports/ReportPage.tsx'),
  },
  {
    id: 'mf-backoffice.moderation',
    path: '/backoffice/moderation',
    access: 'moderator',
    ...staff,
    page: () => import(/* webpackChunkName: "mf-backoffice.moderation" */ './pages/moderation/ModerationPage.tsx'),
  },
  {
    id: 'mf-backoffice.moderation-case',
    path: '/backoffice/moderation/:caseGuid',
    access: 'moderator',
    ...staff,
    page: () => import(/* webpackChunkName: "mf-backoffice.moderation-case" */ './pages/moderation/ModerationPage.tsx'),
  },
]
