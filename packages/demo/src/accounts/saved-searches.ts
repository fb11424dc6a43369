import { companyGuid, mainUserGuid } from '../companies/build.ts'
import type { Company, SavedSearch } from '../types.ts'

type Draft = Omit<SavedSearch, 'companyGuid' | 'userGuid'> & { slug: string }

/** None of them tells at once: a demo that starts writes no mails. */
const drafts: Draft[] = [
  {
    slug: 'hallrastas',
    title: 'Software projects in Estonia',
    schedule: 'weekly',
    isMailed: true,
    searchType: 'tasks',
    query: '',
    categoryIds: [1],
    countryCodes: ['EE'],
  },
  {
    slug: 'hallrastas',
    title: 'Anything with integrations',
    schedule: 'daily',
    isMailed: false,
    searchType: 'tasks',
    query: 'integration',
    categoryIds: [],
    countryCodes: [],
  },
  {
    slug: 'metsakodu',
    title: 'Web shops',
    schedule: 'weekly',
    isMailed: true,
    searchType: 'services',
    query: 'shop',
    categoryIds: [2],
    countryCodes: [],
  },
  {
    slug: 'metsakodu',
    title: 'Photographers in France',
    schedule: 'off',
    isMailed: true,
    searchType: 'experts',
    query: 'photographe',
    categoryIds: [],
    countryCodes: ['FR'],
  },
]

export const buildSavedSearches = (companies: readonly Pick<Company, 'companyGuid'>[]): SavedSearch[] =>
  drafts
    .filter(({ slug }) => companies.some((company) => company.companyGuid === companyGuid(slug)))
    .map(({ slug, ...draft }) => ({ ...draft, companyGuid: companyGuid(slug), userGuid: mainUserGuid(slug) }))
