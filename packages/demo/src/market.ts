import { buildAccounts, memberAccounts, unverifiedUser } from './accounts.ts'
import { mainUserGuid } from './companies/build.ts'
import { buildCompanies } from './companies/index.ts'
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
import type { Market, User } from './types.ts'

/** The whole demo market: plain objects, the same at every call. */
export function market(): Market {
  const { companies, mainUsers } = buildCompanies()
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
    publications: buildPublications(),
    responses: [],
    chats: [],
    reviews: [],
    notifications: [],
    favouriteLists: [],
    favourites: [],
    tickets: [],
    subscriptions: [],
    payments: [],
    pageCategories: [],
    pages: [],
    events: [],
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
