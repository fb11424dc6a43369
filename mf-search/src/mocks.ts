import { cardTypeOfSearch } from '@sild/contract/enums'
import { explanationReply, rankingReply } from '@sild/testing/ranking'
import { paths } from '@sild/paths'
import { cardWithTermsReply } from '@sild/testing/compared-cards'
import { markedCardReplies } from '@sild/testing/marked-cards'
import {
  cardReply,
  categoriesReply,
  chatReply,
  companyCardReply,
  companyPageReply,
  guidOf,
  publicationReply,
  responseReply,
  searchReply,
} from '@sild/testing/replies'
import { languagesReply, searchFiltersReply } from '@sild/testing/search-filters'
import { plansReply } from '@sild/testing/plans'
import type { StandaloneMocks } from '@sild/testing/standalone'
import { reviewReply } from '@sild/testing/reviews'
import { savedSearchReply } from '@sild/testing/saved-searches'
import { subscriptionReply } from '@sild/testing/subscription'
import { suggestionsReply } from '@sild/testing/suggestions'
import { tagReply } from '@sild/testing/tags'

const company = companyPageReply({ reviewsCount: 1 })
const review = reviewReply()

export const mocks: StandaloneMocks = {
  api: {
    search: ({ body: { searchType } }) =>
      searchType === 'companies'
        ? searchReply({ cards: [companyCardReply()], total: 1 })
        : searchReply({ cards: [1, 2].map((number) => cardReply(number, { cardType: cardTypeOfSearch[searchType] })) }),
    listCards: ({ body: { guids } }) => ({
      list: guids.map((guid, place) => cardWithTermsReply(place + 1, { guid, cardType: 'service' })),
    }),
    listSimilarCards: ({ params: { entity: cardType } }) => ({
      cards: cardType === 'company' ? [companyCardReply()] : [2, 3].map((number) => cardReply(number, { cardType })),
    }),
    countSearchFilters: () => searchFiltersReply(),
    listCategories: categoriesReply,
    listLanguages: languagesReply,
    searchHintTags: () => ({ tags: [tagReply('React', 60)] }),
    getRanking: rankingReply,
    explainResult: () => ({ explanation: explanationReply() }),
    getMarketOverview: () => ({
      counts: { tasks: 84, services: 130, experts: 104, companies: 64 },
      categories: [{ categoryId: 1, tasks: 12, services: 20, experts: 8 }],
      newest: [],
    }),
    listProviderCities: () => ({
      list: [
        {
          slug: 'tallinn',
          title: 'Tallinn',
          countryCode: 'EE',
          services: 9,
          experts: 4,
          categories: [{ categoryId: 1, services: 6, experts: 2 }],
        },
      ],
    }),
    listPlans: plansReply,
    listSearchHistory: () => ({ queries: ['Web shop'] }),
    listSearchSuggestions: () => suggestionsReply(),
    getPublication: ({ params: { cardType, slugOrGuid } }) => publicationReply({ cardType, slug: slugOrGuid }),
    respondToPublication: () => responseReply(),
    getAnswering: () => ({ answering: { receivedCount: 12, answeredPercent: 92, medianHours: 4 } }),
    openChat: () => chatReply(),
    recordViews: () => ({ acknowledged: true }),
    getActiveSubscription: () => subscriptionReply(),
    getCompany: () => company,
    listCompanyReviews: () => ({ list: [review], total: 1 }),
    getCompanyVerification: () => ({ status: 'not-checked', checks: [] }),
    getMyReview: () => ({ review: null, mayReview: true, isAwaited: false }),
    listCompanyCases: () => ({ list: [], total: 0 }),
    ...markedCardReplies({ favorites: [{ cardGuid: guidOf(1), cardType: 'project' }] }),
    listFavorites: () => ({
      list: [
        {
          cardGuid: guidOf(1),
          cardType: 'project',
          listGuid: null,
          addedAt: '2026-03-01T09:00:00Z',
          card: cardReply(1),
        },
      ],
      total: 1,
    }),
    saveSearch: () => savedSearchReply(),
    openSearchFeed: () => ({ path: '/feeds/saved/1.xml?key=1' }),
    listSavedSearches: () => ({
      list: [
        savedSearchReply({
          foundCount: 1,
          hits: [
            {
              guid: guidOf(1),
              cardType: 'project',
              slug: 'project-1',
              name: 'Project 1',
              companyGuid: guidOf(20),
              companyName: 'Kask OÜ',
              matchedAt: '2026-03-01T09:00:00Z',
            },
          ],
        }),
      ],
    }),
    updateSavedSearch: ({ body }) => savedSearchReply(body),
    deleteSavedSearch: () => ({ acknowledged: true }),
    addFavorite: ({ body }) => body,
    removeFavorite: () => ({ acknowledged: true }),
    hideCard: () => ({ acknowledged: true }),
    showCard: () => ({ acknowledged: true }),
  },
  addresses: {
    'mf-search.compare': paths.compare('service', [guidOf(1), guidOf(2)]),
    'mf-search.favorites': paths.favorites(),
    'mf-search.favorite-list': paths.favorites(guidOf(900)),
    'mf-search.service-providers-category': paths.serviceProviders('web'),
    'mf-search.service-providers-city': paths.providersInCity('tallinn'),
    'mf-search.service-providers-category-city': paths.providersInCity('tallinn', 'web'),
    'mf-search.project': paths.publication('project', 'project-1'),
    'mf-search.service': paths.publication('service', 'service-1'),
    'mf-search.expert': paths.publication('expert', 'expert-1'),
    'mf-search.company': paths.company(company.slug),
    'mf-search.company-experts-and-offers': paths.companyExpertsAndOffers(company.slug),
    'mf-search.company-case': paths.companyCases(company.slug),
    'mf-search.company-tasks': paths.companyTasks(company.slug),
  },
}
