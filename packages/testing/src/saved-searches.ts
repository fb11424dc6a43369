import type { SavedSearch } from '@sild/contract/search/saved-schemas'
import { guidOf } from './replies.ts'

/** A search for projects with React in Estonia, with immediate notifications and no results yet. */
export const savedSearchReply = (own: Partial<SavedSearch> = {}): SavedSearch => ({
  guid: guidOf(700),
  title: 'React in Estonia',
  schedule: 'instant',
  isMailed: true,
  search: {
    searchType: 'tasks',
    query: 'react',
    categoryIds: [2],
    countryCodes: ['EE'],
    workTypes: [],
    workExperiences: [],
    paymentTypes: [],
    companySizes: [],
    companyTypes: [],
    ratings: [],
    segments: [],
    projectDurations: [],
    hoursPerWeek: [],
    responseCounts: [],
    cities: [],
    tags: [],
    specialities: [],
    languages: [],
    budgetFromCents: null,
    budgetToCents: null,
    companyGuid: null,
  },
  createdAt: '2026-11-01T09:00:00.000Z',
  foundCount: 0,
  hits: [],
  ...own,
})
