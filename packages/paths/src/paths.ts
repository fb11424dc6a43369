import type { CardType, SearchType, SortMode } from './vocabulary.ts'

type Query = Readonly<Record<string, string | number | readonly (string | number)[] | null | undefined>>

/** `path` with a query; empty values are left out, lists repeat their name. */
export function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const item of [value].flat()) if ((item ?? '') !== '') parameters.append(name, String(item))
  const text = parameters.toString()
  return text ? `${path}?${text}` : path
}

/** Values of `searchType` in page addresses, where services are called offers. */
export const searchTypeParameters = {
  tasks: 'tasks',
  services: 'offers',
  experts: 'experts',
} as const satisfies Partial<Record<SearchType, string>>

export interface SearchAddress {
  searchType?: SearchType
  query?: string
  /** The words as they are, and not what may have been meant. */
  literal?: 'yes'
  /** With what the reader has hidden. */
  hidden?: 'yes'
  category?: readonly number[]
  country?: readonly string[]
  workType?: readonly string[]
  city?: readonly string[]
  tag?: readonly string[]
  speciality?: readonly string[]
  payment?: readonly string[]
  experience?: readonly string[]
  duration?: readonly number[]
  hours?: readonly string[]
  /** By id, with the least level: `28:FLUENT`. */
  language?: readonly string[]
  segment?: readonly string[]
  responses?: readonly string[]
  size?: readonly string[]
  companyType?: readonly string[]
  rating?: readonly number[]
  /** Prices in euros. */
  from?: number | undefined
  to?: number | undefined
  /** How long ago at most it was published. */
  within?: 'today' | 'week' | 'month' | undefined
  sort?: SortMode
  page?: number
}

/** Targets of notifications that may have been deleted since. */
export const deletedTargets = ['publication', 'company'] as const
export type DeletedTarget = (typeof deletedTargets)[number]

const one = encodeURIComponent

/** Every address of the portal, without the locale prefix. */
export const paths = {
  home: () => '/',
  aboutUs: () => '/about-us',
  serviceProviders: (category?: string) => (category ? `/service-providers/${one(category)}` : '/service-providers'),
  /** Of a city, in one category or in all. */
  providersInCity: (city: string, category?: string) =>
    `/service-providers${category ? `/${one(category)}` : ''}/in/${one(city)}`,
  blog: () => '/blog',
  blogArticle: (slug: string) => `/blog/${one(slug)}`,
  events: () => '/events',
  event: (slug: string) => `/events/${one(slug)}`,
  news: () => '/news',
  newsArticle: (slug: string) => `/news/${one(slug)}`,
  contactUs: () => '/contact-us',
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms-and-conditions',
  cookiePolicy: () => '/cookie-policy',
  helpCenter: () => '/help-center',
  helpCategory: (category: string) => `/help-center/${one(category)}`,
  helpArticle: (category: string, slug: string) => `/help-center/${one(category)}/${one(slug)}`,
  webinar: (slug: string) => `/webinar/${one(slug)}`,
  /** For readers; what crawlers read is `/sitemap.xml`. */
  sitemap: () => '/sitemap',
  styleguide: () => '/styleguide',
  iconsList: () => '/icons-list',

  signIn: (redirectedFrom?: string) => withQuery('/sign-in', { redirectedFrom }),
  signUp: () => '/sign-up',
  /** `redirectedFrom` is where the sign-in leads that follows. */
  recovery: (recoveryToken?: string, redirectedFrom?: string) =>
    recoveryToken ? withQuery(`/recovery/${one(recoveryToken)}`, { redirectedFrom }) : '/recovery',
  activation: (code?: string) => (code ? `/activation/${one(code)}` : '/activation'),

  verification: (code?: string) => (code ? `/verification/${one(code)}` : '/verification'),
  /** For users who signed up with an address alone. */
  onboardingVerification: (code: string) => `/verification/${one(code)}?step=password`,

  newsletter: (state?: 'sent' | 'invalid' | 'confirmed' | 'ended' | 'not-ended' | 'failed') =>
    withQuery('/newsletter', { state }),
  confirmNewsletter: (token: string) => `/newsletter/confirm/${one(token)}`,
  endNewsletter: (token: string) => `/newsletter/end/${one(token)}`,
  /** Stops a change of address that the staff began, for the former address. */
  stopEmailChange: (token: string) => `/stop-email-change/${one(token)}`,
  /** The reasons of a suspension, for a holder of the mailed link. */
  suspension: (token: string) => `/suspension/${one(token)}`,
  /** The confirmation page behind the address in the mail header `List-Unsubscribe`. */
  confirmUnsubscribe: (email: string, token: string) => withQuery('/unsubscribe/confirm', { email, token }),
  unsubscribe: (email?: string, token?: string) => withQuery('/unsubscribe', { email, token }),

  getStarted: () => '/get-started',
  createProject: () => '/get-started/create-project',
  createCompany: () => '/get-started/create-company',
  createCompanySuccess: () => '/get-started/create-company/success',
  createService: () => '/get-started/create-service',
  createExpert: () => '/get-started/create-expert',
  createServiceSuccess: () => '/get-started/create-service/success',
  getStartedSignUp: () => '/get-started/sign-up',
  getStartedSignUpSuccess: () => '/get-started/sign-up/success',

  search: ({ searchType = 'tasks', ...rest }: SearchAddress = {}) =>
    searchType === 'companies'
      ? withQuery('/search/companies', rest)
      : withQuery('/search', { searchType: searchTypeParameters[searchType], ...rest }),
  /** Explains the ranking of results, and the place of a single result. */
  howRankingWorks: (result: { searchType?: SearchType; query?: string; guid?: string } = {}) =>
    withQuery('/how-ranking-works', {
      ...result,
      searchType: result.searchType && { ...searchTypeParameters, companies: 'companies' }[result.searchType],
    }),
  publication: (cardType: CardType, slug: string) => `/search/${cardType}/${one(slug)}`,
  company: (slug: string) => `/search/company/${one(slug)}`,
  companyExpertsAndOffers: (slug: string) => `/search/company/${one(slug)}/experts-and-offers`,
  companyCases: (slug: string) => `/search/company/${one(slug)}/case`,
  companyCase: (slug: string, caseSlug: string) => `/search/company/${one(slug)}/case/${one(caseSlug)}`,
  companyTasks: (slug: string) => `/search/company/${one(slug)}/tasks`,
  /** Cards of one kind side by side. */
  compare: (type?: 'service' | 'expert' | 'company', guids: readonly string[] = []) =>
    withQuery('/compare', { type, guid: guids }),

  /** Link of the mail about a publication that ends soon. */
  stillValid: (token: string) => `/still-valid/${one(token)}`,
  myPublications: () => '/my-publications',
  myPublicationsOf: (cardType: CardType, guid?: string) =>
    `/my-publications/my-${cardType}s${guid ? `/${one(guid)}` : ''}`,
  /** One that the company has received, at its publication. */
  receivedResponse: (cardType: CardType, publicationGuid: string, guid: string) =>
    `/my-publications/my-${cardType}s/${one(publicationGuid)}#response-${one(guid)}`,
  editPublication: (cardType: CardType, guid: string) => `/my-publications/my-${cardType}s/${one(guid)}/edit`,
  chats: (chatGuid?: string) => withQuery('/chat', { chat: chatGuid }),
  chatsOf: (type: 'archive' | 'active', chatGuid?: string) =>
    withQuery(type === 'active' ? '/chat' : `/chat/${type}`, { chat: chatGuid }),
  /** `gone`: the deleted subject of a notification. */
  notifications: (gone?: DeletedTarget) => withQuery('/notifications', { gone }),

  account: () => '/account',
  favorites: (listGuid?: string | null) => (listGuid ? `/account/favorites/${one(listGuid)}` : '/account/favorites'),
  savedSearches: (guid?: string) => `/account/searches${guid ? `#search-${one(guid)}` : ''}`,
  myCompany: () => '/account/my-company',
  myCases: () => '/account/my-company/cases',
  newCase: () => '/account/my-company/cases/new',
  myCase: (slug: string) => `/account/my-company/cases/${one(slug)}`,
  myGallery: () => '/account/my-company/gallery',
  myPhoto: (position: number) => `/account/my-company/gallery/${position}`,
  billing: () => '/account/billing',
  payment: (paymentGuid: string) => `/account/billing/payments/${one(paymentGuid)}`,
  /** Return address of a payment provider: the page waits for the result. */
  paymentResult: (paymentGuid: string, back?: string | null) =>
    withQuery(`/account/billing/payments/${one(paymentGuid)}`, { result: 'yes', back }),
  /** Return address for a declined or abandoned payment: the page does not wait. */
  paymentLeft: (paymentGuid: string, back?: string | null) =>
    withQuery(`/account/billing/payments/${one(paymentGuid)}`, { result: 'left', back }),
  requisites: () => '/account/billing/requisites',
  subscription: () => '/account/subscription',
  /** `back`: the page on which the user reached a limit. */
  subscriptionPlans: (back?: string) => withQuery('/account/subscription/plans', { back }),
  myResponses: (guid?: string) => `/account/my-responses${guid ? `#response-${one(guid)}` : ''}`,
  /** A moderation decision against the reader, with its reasons and the appeal. */
  decision: (decisionGuid: string) => `/account/decisions/${one(decisionGuid)}`,
  settings: () => '/account/settings',
  /** Page for staff to set up their authenticator app. */
  secondFactor: () => '/account/settings#second-factor',
  /** A copy of all data of the user; with `link`, what a mail leads to. */
  myData: (link?: string) => withQuery('/account/settings/data', { link }),
  support: (view?: 'archive') => withQuery('/account/support', { view }),
  /** A new ticket, with what it is about where that is known. */
  newTicket: (title?: string) => withQuery('/account/support/message', { title }),
  ticket: (ticketGuid: string) => withQuery('/account/support/message', { ticket: ticketGuid }),

  backoffice: () => '/backoffice',
  figures: () => '/backoffice/figures',
  jobs: (failure: { queue?: string; job?: string; page?: number } = {}) => withQuery('/backoffice/jobs', failure),
  tags: (shown: { state?: string | undefined; query?: string | undefined; page?: number } = {}) =>
    withQuery('/backoffice/tags', shown),
  categories: () => '/backoffice/categories',
  operations: () => '/backoffice/operations',
  supportAccounts: (email?: string) => withQuery('/backoffice/accounts', { email }),
  backofficeUsers: () => '/backoffice/users',
  backofficeUser: (userGuid: string) => `/backoffice/users/${one(userGuid)}`,
  /** Answered by the BFF: ends the preview of this browser and leads back. */
  exitPreview: (to: string) => withQuery('/__mfe/preview/exit', { to }),
  /** The lock of a release in the registry; public. */
  releaseLock: (app: string, id: string) => `/registry/a/${one(app)}/${one(id)}/release.json`,
  backofficePayments: () => '/backoffice/payments',
  editorPages: () => '/backoffice/pages',
  newEditorPage: (section?: string) => withQuery('/backoffice/pages/new', { section }),
  editorPage: (pageGuid: string) => `/backoffice/pages/${one(pageGuid)}`,
  pageRevisions: (pageGuid: string, revision?: number) =>
    withQuery(`/backoffice/pages/${one(pageGuid)}/revisions`, { revision }),
  /** Staff actions about a user or a thing: `about` is a guid, an address or a name. */
  auditLog: (about?: string) => withQuery('/backoffice/audit', { about }),
  /** Irreversible operations that wait for the approval of a colleague. */
  approvals: (shown: { view?: 'waiting' | 'decided'; page?: number } = {}) => withQuery('/backoffice/approvals', shown),
  siteSettings: () => '/backoffice/settings',
  flags: () => '/backoffice/flags',
  supportInbox: () => '/backoffice/support',
  supportTicket: (ticketGuid: string) => `/backoffice/support/${one(ticketGuid)}`,
  cannedAnswers: () => '/backoffice/support/answers',
  supportFigures: () => '/backoffice/support/figures',
  moderationQueue: () => '/backoffice/moderation',
  reports: () => '/backoffice/reports',
  report: (reportGuid: string) => `/backoffice/reports/${one(reportGuid)}`,
  appeals: () => '/backoffice/appeals',
  appeal: (appealGuid: string) => `/backoffice/appeals/${one(appealGuid)}`,
  moderationCase: (caseGuid: string) => `/backoffice/moderation/${one(caseGuid)}`,
} as const

/** The manifest of the installed app, in each language; only documents link to it. */
export const manifestPath = '/manifest.webmanifest'
/** The offline page, in each language. */
export const offlinePath = '/offline'
export const serviceWorkerPath = '/service-worker.js'
export const touchIconPath = '/icons/touch-180.png'
