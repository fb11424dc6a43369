import type { ErrorCode } from '@sild/contract/errors'
import type { OperationName } from '@sild/contract/operations'

/** SQL that finds the guid of an object that does not belong to the caller. */
type ForeignQuery = string
export interface Naming {
  readonly params?: Readonly<Record<string, ForeignQuery>>
  readonly body?: Readonly<Record<string, ForeignQuery>>
  /** The rest of a valid body, for operations without an example. */
  readonly rest?: object
  /** The refusal where the caller may know that the object exists. */
  readonly refusal?: ErrorCode
  /** Bulk operations skip objects of others without an error. */
  readonly isSilent?: true
}

const project = { cardType: `select 'project'`, guid: guidOf('project', 'ACTIVE') }
const draft = { cardType: `select 'project'`, guid: guidOf('project', 'DRAFT') }
const company = 'select company_guid from companies.companies'
const caseGuid = 'select case_guid from companies.company_cases'
const photo = {
  guid: 'select company_guid from companies.gallery_photos order by 1',
  position: 'select position from companies.gallery_photos order by company_guid',
}
const payment = 'select payment_guid from billing.payments'
const chat = 'select chat_guid from chat.chats'
const list = 'select list_guid from search.favorite_lists'
const savedSearch = 'select saved_search_guid from search.saved_searches'
const response = 'select response_guid from publications.responses'
const ticket = 'select ticket_guid from support.tickets'
const decision = 'select decision_guid from moderation.report_decisions'
const notification = 'select notification_guid from notifications.notifications where read_at is null'

const requisites = {
  organisation: 'Võõras OÜ',
  firstName: 'Mari',
  lastName: 'Maasikas',
  vatId: null,
  regCode: 'none',
  orgAddress: 'Pärnu mnt 1',
  additionalAddress: null,
  postalCode: '10148',
  mobilePhone: '+372 5555 5555',
  version: 1,
}

/** Another user's objects of the market, for every operation of members that names an object. */
export const foreignObjects: Partial<Record<OperationName, Naming>> = {
  endSession: { params: { sessionGuid: 'select session_guid from accounts.sessions' } },
  updateCompany: { params: { guid: company }, rest: { version: 1, description: 'Minu oma' } },
  withdrawTaxChange: { params: { guid: company } },
  subscribe: { params: { guid: company, subGuid: `select '0198f3a0-0000-7000-8000-000000000002'` } },
  promotePublication: {
    body: { publicationGuid: guidOf('project', 'ACTIVE') },
    rest: { optionGuid: '0198f3a0-0000-7000-8000-000000000107', successUrl: '/', cancelUrl: '/' },
  },
  getPayment: { params: { paymentGuid: payment } },
  cancelPayment: { params: { paymentGuid: payment } },
  getInvoice: { params: { paymentGuid: payment } },
  getReceipt: { params: { paymentGuid: payment } },
  getActiveSubscription: { params: { guid: company } },
  deleteCompany: { params: { guid: company } },
  createCase: { params: { guid: company } },
  listMyCases: { params: { guid: company } },
  getMyCase: { params: { id: caseGuid } },
  updateCase: { params: { id: caseGuid } },
  deleteCase: { params: { id: caseGuid } },
  updateCompanyLinks: { params: { guid: company } },
  addGalleryPhoto: { params: { guid: company } },
  updateGalleryPhoto: { params: photo, rest: { description: 'Minu oma', version: 1 } },
  deleteGalleryPhoto: { params: photo },
  getRequisites: { params: { guid: company } },
  saveRequisites: { params: { guid: company }, rest: requisites },
  getCompanyContacts: { params: { guid: company }, refusal: 'contacts-hidden' },
  writeReview: { params: { guid: company }, refusal: 'review-not-allowed' },
  getPublication: { params: { cardType: draft.cardType, slugOrGuid: draft.guid } },
  respondToPublication: { params: draft },
  getPublicationStatistics: { params: project },
  getMyPublication: { params: { cardType: project.cardType, slugOrGuid: project.guid } },
  listPublicationResponses: { params: { cardType: project.cardType, slugOrGuid: project.guid } },
  updateProject: { params: { guid: project.guid }, rest: { name: 'Minu oma', revision: 1, isDraft: true } },
  updateService: {
    params: { guid: guidOf('service', 'ACTIVE') },
    rest: { name: 'Minu oma', revision: 1, isDraft: true },
  },
  updateExpert: {
    params: { guid: guidOf('expert', 'ACTIVE') },
    rest: { name: 'Minu oma', revision: 1, isDraft: true },
  },
  archivePublication: { params: project },
  keepPublication: { params: project },
  movePublicationToDrafts: { params: project },
  deletePublication: { params: project },
  getResponse: { params: { guid: response } },
  setResponseStatus: {
    params: {
      cardType: `select 'project'`,
      guid: 'select publication_guid from publications.responses',
      respondGuid: response,
    },
  },
  declineResponse: {
    params: {
      cardType: `select 'project'`,
      guid: 'select publication_guid from publications.responses',
      respondGuid: response,
    },
    rest: { reasonCode: 1 },
  },
  withdrawResponse: { body: { guid: response }, rest: { type: 'project' } },
  markResponsesRead: {
    body: { responseGuids: `select array[response_guid] from publications.responses` },
    isSilent: true,
  },
  openChat: { body: { respondGuid: 'select respond_guid from chat.chats' } },
  getChat: { params: { chatGuid: chat } },
  sendChatMessage: { body: { chatGuid: chat } },
  markChatRead: { body: { chatGuid: chat } },
  archiveChat: { params: { chatGuid: chat } },
  continueChat: { params: { chatGuid: chat } },
  favoriteChat: { params: { chatGuid: chat } },
  unfavoriteChat: { params: { chatGuid: chat } },
  removeChat: { params: { chatGuid: chat } },
  listChatFiles: { params: { chatGuid: chat } },
  renameFavoriteList: { params: { guid: list }, rest: { title: 'Minu oma' } },
  deleteFavoriteList: { params: { guid: list } },
  updateSavedSearch: { params: { guid: savedSearch }, rest: { title: 'Minu oma' } },
  openSearchFeed: { params: { guid: savedSearch }, body: {} },
  readSearchFeed: { params: { guid: savedSearch } },
  deleteSavedSearch: { params: { guid: savedSearch } },
  listFavorites: { body: { listGuid: list } },
  getTicket: { params: { guid: ticket } },
  replyToTicket: { params: { guid: ticket } },
  markTicketViewed: { params: { guid: ticket } },
  closeTicket: { params: { guid: ticket } },
  rateTicket: { params: { guid: ticket } },
  getDecision: { params: { decisionGuid: decision } },
  appealDecision: { params: { decisionGuid: decision } },
  markNotificationRead: { params: { id: notification } },
  markNotificationsRead: {
    body: { notificationIds: `select array(${notification} limit 3)` },
    isSilent: true,
  },
}

/** Operations that name public objects, or objects that only their author can name. */
export const withoutOwner: readonly OperationName[] = [
  // For another company's object it answers as if it did not exist.
  'getModerationWait',
  'acceptPolicies',
  'getAnswering',
  'explainResult',
  'listSimilarCards',
  'getCompany',
  'getCompanyCase',
  'getCompanyGallery',
  'getCompanyLinks',
  'getCompanyVerification',
  'listCompanies',
  'listCompanyCases',
  'listCompanyReviews',
  'getMyReview',
  'reportReview',
  'createReport',
  'search',
  'countSearchFilters',
  'saveSearch',
  'transferAnonymousViews',
  'addFavorite',
  'removeFavorite',
  'hideCard',
  'showCard',
]

function guidOf(cardType: string, status: string): ForeignQuery {
  return `select publication_guid from publications.publications where card_type = '${cardType}' and status = '${status}'`
}
