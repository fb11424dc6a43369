import { buildAccounts, memberAccounts, unverifiedUser } from './accounts/accounts.ts'
import { buildFavorites } from './accounts/favorites.ts'
import { buildSavedSearches } from './accounts/saved-searches.ts'
import { buildNotifications } from './accounts/notifications.ts'
import { buildReports } from './accounts/reports.ts'
import { buildBilling } from './accounts/subscriptions.ts'
import { buildTickets } from './accounts/tickets.ts'
import { mainUserGuid } from './companies/build.ts'
import { buildCompanies } from './companies/index.ts'
import { buildConversations, type Conversation } from './conversations/build.ts'
import { buildEvents, buildPages, pageCategories } from './pages/build.ts'
import { faq } from './pages/faq.ts'
import { homeReviews } from './pages/home-reviews.ts'
import { webinar } from './pages/webinar.ts'
import { buildPublications } from './publications/index.ts'
import { categories } from './reference/categories.ts'
import { cities } from './reference/cities.ts'
import { countries } from './reference/countries.ts'
import { industries } from './reference/industries.ts'
import { languages } from './reference/languages.ts'
import { qualifications } from './reference/qualifications.ts'
import { tags } from './reference/tags.ts'
import { staffUsers } from './staff.ts'
import { day } from './time.ts'
import type { Market, Publication, User } from './types.ts'

/** The whole demo market: plain objects, the same at every call. */
export function market(): Market {
  const { companies, mainUsers } = buildCompanies()
  const drafted = buildPublications()
  const conversations = buildConversations(drafted)
  const publications = olderThanTheirAnswers(drafted, conversations)
  const { subscriptions, payments } = buildBilling(companies, publications)
  const { favoriteLists, favorites } = buildFavorites(companies, publications)
  const tickets = buildTickets()
  const reviews = conversations.flatMap((conversation) => conversation.reviews)
  const reports = buildReports({ companies, reviews })
  return {
    categories,
    countries,
    cities,
    languages,
    tags,
    industries,
    qualifications,
    users: [...mainUsers.map(withAccountEmail), unverifiedUser, ...staffUsers],
    companies,
    publications,
    responses: conversations.map(({ response }) => response),
    chats: conversations.flatMap(({ chat }) => chat ?? []),
    reviews,
    notifications: buildNotifications({ companies, publications, conversations, subscriptions, tickets, reports }),
    favoriteLists,
    favorites,
    savedSearches: buildSavedSearches(companies),
    reports,
    tickets,
    subscriptions,
    payments,
    pageCategories,
    pages: buildPages(),
    events: buildEvents(),
    faq,
    homeReviews,
    webinar,
    accounts: buildAccounts(companies),
  }
}

const accountEmails = new Map(memberAccounts.map(({ slug, email }) => [mainUserGuid(slug), email]))

function withAccountEmail(user: User): User {
  return { ...user, email: accountEmails.get(user.userGuid) ?? user.email }
}

/** A service that was ordered half a year ago has been renewed since: published lately, created long before. */
function olderThanTheirAnswers(publications: Publication[], conversations: Conversation[]): Publication[] {
  const oldest = new Map<string, number>()
  for (const { response } of conversations) {
    oldest.set(
      response.publicationGuid,
      Math.max(oldest.get(response.publicationGuid) ?? 0, response.createdAgeMinutes),
    )
  }
  return publications.map((publication) => {
    const needed = (oldest.get(publication.publicationGuid) ?? 0) + 3 * day
    return needed > publication.createdAgeMinutes + 3 * day
      ? { ...publication, createdAgeMinutes: needed }
      : publication
  })
}
