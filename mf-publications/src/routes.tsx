import type { RemoteRoute } from '@sild/shell-api'

const onboarding = { access: 'company', hide: ['footer', 'bottom-navigation'] } as const

export const routes: RemoteRoute[] = [
  {
    id: 'mf-publications.my-publications',
    path: '/my-publications',
    access: 'company',
    isList: true,
    page: () =>
      import(
        /* webpackChunkName: "mf-publications.my-publications" */ './pages/my-publications/MyPublicationsPage.tsx'
      ),
  },
  {
    id: 'mf-publications.my-publications-of-kind',
    path: '/my-publications/:kind',
    access: 'company',
    isList: true,
    page: () =>
      import(
        /* webpackChunkName: "mf-publications.my-publications-of-kind" */ './pages/my-publications/MyPublicationsPage.tsx'
      ),
  },
  {
    id: 'mf-publications.my-publication',
    path: '/my-publications/:kind/:guid',
    access: 'company',
    page: () =>
      import(/* webpackChunkName: "mf-publications.my-publication" */ './pages/my-publication/MyPublicationPage.tsx'),
  },
  {
    id: 'mf-publications.edit-publication',
    path: '/my-publications/:kind/:guid/edit',
    ...onboarding,
    page: () =>
      import(/* webpackChunkName: "mf-publications.edit-publication" */ './pages/publish/EditPublicationPage.tsx'),
  },
  {
    id: 'mf-publications.my-responses',
    path: '/account/my-responses',
    access: 'company',
    isList: true,
    page: () =>
      import(/* webpackChunkName: "mf-publications.my-responses" */ './pages/my-responses/MyResponsesPage.tsx'),
  },
  {
    id: 'mf-publications.still-valid',
    path: '/still-valid/:token',
    access: 'public',
    isUncached: true,
    page: () => import(/* webpackChunkName: "mf-publications.still-valid" */ './pages/still-valid/StillValidPage.tsx'),
  },
  {
    id: 'mf-publications.create-project',
    path: '/get-started/create-project',
    ...onboarding,
    page: () =>
      import(/* webpackChunkName: "mf-publications.create-project" */ './pages/publish/CreateProjectPage.tsx'),
  },
  {
    id: 'mf-publications.create-service',
    path: '/get-started/create-service',
    ...onboarding,
    page: () =>
      import(/* webpackChunkName: "mf-publications.create-service" */ './pages/publish/CreateServicePage.tsx'),
  },
  {
    id: 'mf-publications.create-expert',
    path: '/get-started/create-expert',
    ...onboarding,
    page: () => import(/* webpackChunkName: "mf-publications.create-expert" */ './pages/publish/CreateExpertPage.tsx'),
  },
  {
    id: 'mf-publications.create-service-success',
    path: '/get-started/create-service/success',
    ...onboarding,
    page: () =>
      import(/* webpackChunkName: "mf-publications.create-service-success" */ './pages/publish/PublishedPage.tsx'),
  },
]
