import type { RemoteRoute } from '@sild/shell-api'
import { loadCompanyMessages } from './company-messages.ts'
import { loadCompareMessages } from './compare-messages.ts'
import { loadFavoritesMessages } from './favorites-messages.ts'
import { loadProvidersMessages } from './providers-messages.ts'
import { loadRankingMessages } from './ranking-messages.ts'
import { loadSavedMessages } from './saved-messages.ts'

export const routes: RemoteRoute[] = [
  {
    id: 'mf-search.search',
    path: '/search',
    access: 'public',
    isList: true,
    page: () => import(/* webpackChunkName: "mf-search.search" */ './pages/search/SearchPage.tsx'),
  },
  {
    id: 'mf-search.search-companies',
    path: '/search/companies',
    access: 'public',
    isList: true,
    page: () => import(/* webpackChunkName: "mf-search.search-companies" */ './pages/search/CompanySearchPage.tsx'),
  },
  {
    id: 'mf-search.search-filters',
    path: '/search/filters',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-search.search-filters" */ './pages/filters/AllFiltersPage.tsx'),
  },
  {
    id: 'mf-search.search-company',
    path: '/search/company',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-search.search-company" */ './pages/search/SearchEntrancePage.tsx'),
  },
  {
    id: 'mf-search.search-card',
    path: '/search/card',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-search.search-card" */ './pages/search/SearchEntrancePage.tsx'),
  },
  {
    id: 'mf-search.search-project',
    path: '/search/project',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-search.search-project" */ './pages/search/SearchEntrancePage.tsx'),
  },
  {
    id: 'mf-search.search-service',
    path: '/search/service',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-search.search-service" */ './pages/search/SearchEntrancePage.tsx'),
  },
  {
    id: 'mf-search.search-expert',
    path: '/search/expert',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-search.search-expert" */ './pages/search/SearchEntrancePage.tsx'),
  },
  {
    id: 'mf-search.service-providers',
    path: '/service-providers',
    access: 'public',
    isList: true,
    loadMessages: loadProvidersMessages,
    page: () => import(/* webpackChunkName: "mf-search.service-providers" */ './pages/providers/ProvidersPage.tsx'),
  },
  {
    id: 'mf-search.service-providers-category',
    path: '/service-providers/:category',
    access: 'public',
    isList: true,
    loadMessages: loadProvidersMessages,
    page: () =>
      import(/* webpackChunkName: "mf-search.service-providers-category" */ './pages/providers/ProvidersPage.tsx'),
  },
  {
    id: 'mf-search.service-providers-city',
    path: '/service-providers/in/:city',
    access: 'public',
    isList: true,
    loadMessages: loadProvidersMessages,
    page: () =>
      import(/* webpackChunkName: "mf-search.service-providers-city" */ './pages/providers/ProvidersPage.tsx'),
  },
  {
    id: 'mf-search.service-providers-category-city',
    path: '/service-providers/:category/in/:city',
    access: 'public',
    isList: true,
    loadMessages: loadProvidersMessages,
    page: () =>
      import(/* webpackChunkName: "mf-search.service-providers-category-city" */ './pages/providers/ProvidersPage.tsx'),
  },
  {
    id: 'mf-search.how-ranking-works',
    path: '/how-ranking-works',
    access: 'public',
    loadMessages: loadRankingMessages,
    page: () => import(/* webpackChunkName: "mf-search.how-ranking-works" */ './pages/ranking/RankingPage.tsx'),
  },
  {
    id: 'mf-search.project',
    path: '/search/project/:slug',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-search.project" */ './pages/publication/ProjectPage.tsx'),
  },
  {
    id: 'mf-search.service',
    path: '/search/service/:slug',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-search.service" */ './pages/publication/ServicePage.tsx'),
  },
  {
    id: 'mf-search.expert',
    path: '/search/expert/:slug',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-search.expert" */ './pages/publication/ExpertPage.tsx'),
  },
  {
    id: 'mf-search.company',
    path: '/search/company/:company',
    access: 'public',
    loadMessages: loadCompanyMessages,
    page: () => import(/* webpackChunkName: "mf-search.company" */ './pages/company/CompanyPage.tsx'),
  },
  {
    id: 'mf-search.company-experts-and-offers',
    path: '/search/company/:company/experts-and-offers',
    access: 'public',
    isList: true,
    loadMessages: loadCompanyMessages,
    page: () =>
      import(/* webpackChunkName: "mf-search.company-experts-and-offers" */ './pages/company/CompanyOffersPage.tsx'),
  },
  {
    id: 'mf-search.company-tasks',
    path: '/search/company/:company/tasks',
    access: 'public',
    isList: true,
    loadMessages: loadCompanyMessages,
    page: () => import(/* webpackChunkName: "mf-search.company-tasks" */ './pages/company/CompanyTasksPage.tsx'),
  },
  {
    id: 'mf-search.company-case',
    path: '/search/company/:company/case/:slug?',
    access: 'member',
    loadMessages: loadCompanyMessages,
    page: () => import(/* webpackChunkName: "mf-search.company-case" */ './pages/company/CompanyCasePage.tsx'),
  },
  {
    id: 'mf-search.compare',
    path: '/compare',
    access: 'public',
    loadMessages: loadCompareMessages,
    page: () => import(/* webpackChunkName: "mf-search.compare" */ './pages/compare/ComparePage.tsx'),
  },
  {
    id: 'mf-search.favorites',
    path: '/account/favorites',
    access: 'member',
    isList: true,
    loadMessages: loadFavoritesMessages,
    page: () => import(/* webpackChunkName: "mf-search.favorites" */ './pages/favorites/FavoritesPage.tsx'),
  },
  {
    id: 'mf-search.favorite-list',
    path: '/account/favorites/:guid',
    access: 'member',
    isList: true,
    loadMessages: loadFavoritesMessages,
    page: () => import(/* webpackChunkName: "mf-search.favorite-list" */ './pages/favorites/FavoritesPage.tsx'),
  },
  {
    id: 'mf-search.saved-searches',
    path: '/account/searches',
    access: 'member',
    isList: true,
    loadMessages: loadSavedMessages,
    page: () => import(/* webpackChunkName: "mf-search.saved-searches" */ './pages/saved/SavedSearchesPage.tsx'),
  },
]
