import type {
  Favorite,
  FavoriteList,
  Notification,
  Payment,
  Report,
  SavedSearch,
  Subscription,
  SupportTicket,
} from './accounts.ts'
import type { Locale } from './basics.ts'
import type { Company, User } from './companies.ts'
import type { Chat, PublicationResponse, Review } from './conversations.ts'
import type { HomeReview, MarketEvent, Page, PageCategory, QuestionAnswer, Webinar } from './pages.ts'
import type { Publication } from './publications.ts'
import type { Category, City, Country, Industry, Language, Qualification, Tag } from './reference.ts'

export type AccountRole = 'customer' | 'provider' | 'moderator' | 'support' | 'editor' | 'admin'

/** What `npm start` prints and writes to run.json. */
export interface Account {
  role: AccountRole
  email: string
  password: string
  company: string | null
  userGuid: string
  isVerified: boolean
  plan: 'free' | 'startup' | null
  locale: Locale
}

export interface Market {
  categories: Category[]
  countries: Country[]
  cities: City[]
  languages: Language[]
  tags: Tag[]
  industries: Industry[]
  qualifications: Qualification[]
  users: User[]
  companies: Company[]
  publications: Publication[]
  responses: PublicationResponse[]
  chats: Chat[]
  reviews: Review[]
  notifications: Notification[]
  favoriteLists: FavoriteList[]
  favorites: Favorite[]
  savedSearches: SavedSearch[]
  reports: Report[]
  tickets: SupportTicket[]
  subscriptions: Subscription[]
  payments: Payment[]
  pageCategories: PageCategory[]
  pages: Page[]
  events: MarketEvent[]
  faq: QuestionAnswer[]
  homeReviews: HomeReview[]
  webinar: Webinar
  accounts: Account[]
}
