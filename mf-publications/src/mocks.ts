import { markedCardReplies } from '@sild/testing/marked-cards'
import { publicationStatuses } from '@sild/contract/enums'
import { paths } from '@sild/paths'
import { paymentGuid } from '@sild/testing/payments'
import { promotionOptions, promotionReply } from '@sild/testing/promotions'
import { categoriesReply, chatReply, guidOf, ownPublicationReply, responseReply } from '@sild/testing/replies'
import { statisticsReply } from '@sild/testing/statistics'
import type { StandaloneMocks } from '@sild/testing/standalone'
import { tagReply } from '@sild/testing/tags'

const counts = Object.fromEntries(publicationStatuses.map((status) => [status, status === 'ACTIVE' ? 2 : 0])) as Record<
  (typeof publicationStatuses)[number],
  number
> // One entry for each status.
const tags = [{ guid: guidOf(501), label: 'Shopify' }]
const foundTags = [tagReply('Shopify')]
const publication = ownPublicationReply({ unreadResponsesCount: 1 })
const { guid } = publication

export const mocks: StandaloneMocks = {
  api: {
    listMyPublications: ({ params: { cardType } }) => ({
      list: [publication, ownPublicationReply({ guid: guidOf(2), slug: 'second', name: 'Second' })].map((each) => ({
        ...each,
        cardType,
      })),
      total: 2,
      counts,
    }),
    getMyPublication: ({ params: { cardType } }) => ({ ...publication, cardType }),
    getModerationWait: () => ({ place: 3, isLookedAt: false, medianMinutes: 12 }),
    getPublicationStatistics: () => statisticsReply(),
    getOwnStatistics: () => statisticsReply(),
    keepPublication: ({ params: { cardType } }) => ({ ...publication, cardType }),
    listPublicationResponses: () => ({ list: [responseReply()], total: 1 }),
    markResponsesRead: () => ({ acknowledged: true }),
    readKeepLink: () => ({ guid, cardType: 'project', name: publication.name, expiresAt: '2026-03-05T09:00:00Z' }),
    keepByLink: () => ({ guid, cardType: 'project', name: publication.name, expiresAt: '2026-05-04T09:00:00Z' }),
    declineResponse: () => responseReply({ status: 'ARCHIVED' }),
    setResponseStatus: () => responseReply({ status: 'VIEWED' }),
    withdrawResponse: () => ({ acknowledged: true }),
    openChat: () => chatReply(),
    ...markedCardReplies(),
    addFavorite: ({ body }) => body,
    removeFavorite: () => ({ acknowledged: true }),
    listMyResponses: () => ({ list: [responseReply()], total: 1 }),
    createProject: () => publication,
    createService: () => publication,
    createExpert: () => publication,
    listOptions: () => promotionOptions,
    listPromotions: () => ({ list: [promotionReply()], total: 1 }),
    promotePublication: () => ({ paymentUrl: '#paid', paymentGuid }),
    updateProject: () => publication,
    updateService: () => publication,
    updateExpert: () => publication,
    archivePublication: () => ({ ...publication, publicationStatus: 'ARCHIVED' }),
    movePublicationToDrafts: () => ({ ...publication, publicationStatus: 'DRAFT' }),
    deletePublication: () => ({ acknowledged: true }),
    searchHintTags: () => ({ tags: foundTags }),
    listTopTags: () => ({ tags: foundTags }),
    getRandomHints: () => ({ hints: [{ type: 'project', name: 'Web shop for a bakery', tags }] }),
    createTag: ({ body: { tag } }) => tagReply(tag, 502),
    listCategories: categoriesReply,
    listCountries: () => ({ list: [{ code: 'EE', title: 'Estonia' }] }),
    listLanguages: () => ({ list: [{ id: 1, code: 'en', title: 'English' }] }),
    listCities: () => ({ list: [{ id: 1, countryCode: 'EE', title: 'Tallinn' }] }),
    uploadFile: () => ({ fileUrl: '/uploads/ab/plan.pdf', name: 'plan.pdf', bytes: 1, width: null, height: null }),
  },
  addresses: {
    'mf-publications.my-publications-of-kind': paths.myPublicationsOf('project'),
    'mf-publications.my-publication': paths.myPublicationsOf('project', guid),
    'mf-publications.still-valid': paths.stillValid('token'),
    'mf-publications.edit-publication': paths.editPublication('project', guid),
  },
}
