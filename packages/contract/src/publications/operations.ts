import { operation } from '../operation.ts'

export const createProject = operation('POST', '/api/user/project', {
  access: 'company',
  errors: ['category-unknown', 'tag-invalid'],
  status: 201,
})
export const createService = operation('POST', '/api/service', {
  access: 'company',
  errors: ['category-unknown', 'tag-invalid'],
  status: 201,
})
export const createExpert = operation('POST', '/api/expert', {
  access: 'company',
  errors: ['category-unknown', 'tag-invalid'],
  status: 201,
})

const updateErrors = [
  'publication-not-found',
  'publication-changed-meanwhile',
  'publication-transition-refused',
  'category-unknown',
  'tag-invalid',
] as const
export const updateProject = operation('PUT', '/api/user/project/{guid}', {
  access: 'company',
  errors: updateErrors,
})
export const updateService = operation('PUT', '/api/service/{guid}', {
  access: 'company',
  errors: updateErrors,
})
export const updateExpert = operation('PUT', '/api/expert/{guid}', {
  access: 'company',
  errors: updateErrors,
})

export const listMyPublications = operation('GET', '/api/user/{cardType}', {
  access: 'company',
  isRead: true,
})
export const getMyPublication = operation('GET', '/api/user/{cardType}/{slugOrGuid}', {
  access: 'company',
  errors: ['publication-not-found'],
  isRead: true,
})

export const archivePublication = operation('POST', '/api/user/{cardType}/{guid}/archive', {
  access: 'company',
  errors: ['publication-not-found', 'publication-transition-refused'],
})
/** Confirms that a publication is still valid: in its last days this restarts its full term. */
export const keepPublication = operation('POST', '/api/user/{cardType}/{guid}/keep', {
  access: 'company',
  errors: ['publication-not-found', 'publication-transition-refused'],
})
const keepLinkErrors = ['keep-link-invalid', 'keep-link-used', 'keep-link-expired'] as const
/** The publication behind the link of a mail. Reading does not renew it, because mail scanners follow links. */
export const readKeepLink = operation('GET', '/api/publication/keep', {
  access: 'guest',
  errors: keepLinkErrors,
  isRead: true,
})
/** Does what `keepPublication` does, for a holder of the mailed link, signed in or not. */
export const keepByLink = operation('POST', '/api/publication/keep', { access: 'guest', errors: keepLinkErrors })
/** Creates the token of the mailed link; only in the last days of a publication. */
export const writeKeepLink = operation('GET', '/internal/publications/{guid}/keep-link', {
  access: 'system',
  isRead: true,
})
export const movePublicationToDrafts = operation('POST', '/api/user/{cardType}/{guid}/draft', {
  access: 'company',
  errors: ['publication-not-found', 'publication-transition-refused'],
})
export const deletePublication = operation('DELETE', '/api/user/{cardType}/{guid}', {
  access: 'company',
  errors: ['publication-not-found', 'publication-transition-refused'],
})

/** Daily views, responses and favourites of one publication of the company (SX-GAP-20). */
export const getPublicationStatistics = operation('GET', '/api/user/{cardType}/{guid}/statistics', {
  access: 'company',
  errors: ['publication-not-found'],
  isRead: true,
})
/** Daily views, responses and favourites of all publications of the company. */
export const getOwnStatistics = operation('GET', '/api/user/statistics', { access: 'company', isRead: true })
/** Promotions of the company with their results, latest first. */
export const listPromotions = operation('GET', '/api/user/promotions', { access: 'company', isRead: true })

/** Returns publications in the requested order; those that readers may not see are left out. */
export const listPublicationsByGuids = operation('POST', '/api/publication/list/byGuids', {
  access: 'guest',
  isRead: true,
})
export const getPublication = operation('GET', '/api/{cardType}/{slugOrGuid}', {
  access: 'guest',
  errors: ['publication-not-found'],
  isRead: true,
  isShared: true,
})

export const respondToPublication = operation('POST', '/api/{cardType}/{guid}/respond', {
  access: 'company',
  errors: [
    'publication-not-found',
    'publication-not-live',
    'response-exists',
    'response-to-own-publication',
    'quota-exceeded',
  ],
  status: 201,
})

export const listPublicationResponses = operation('GET', '/api/{cardType}/{slugOrGuid}/responses', {
  access: 'company',
  errors: ['publication-not-found'],
  isRead: true,
  wordsBetweenMembers: ['message', 'decline.text'],
})
export const setResponseStatus = operation('PUT', '/api/{cardType}/{guid}/respond/{respondGuid}/status', {
  access: 'company',
  errors: ['response-not-found'],
})
/** Declines a response with a reason that the respondent reads. Setting another status reverts it. */
export const declineResponse = operation('POST', '/api/{cardType}/{guid}/respond/{respondGuid}/decline', {
  access: 'company',
  errors: ['response-not-found'],
})
/** Withdraws a response of the caller's company and closes its chat. Its quota is not returned. */
export const withdrawResponse = operation('DELETE', '/api/user/response', {
  access: 'company',
  errors: ['response-not-found'],
})
/** How often and how soon a company answers responses to its publications. */
export const getAnswering = operation('GET', '/api/company/{guid}/answering', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
export const markResponsesRead = operation('PUT', '/api/response/setListReaded', { access: 'company' })
export const getResponse = operation('GET', '/api/response/{guid}', {
  access: 'company',
  errors: ['response-not-found'],
  isRead: true,
  wordsBetweenMembers: ['message', 'decline.text'],
})
export const listMyResponses = operation('GET', '/api/user/responds', {
  access: 'company',
  isRead: true,
  wordsBetweenMembers: ['message', 'decline.text'],
})

export const searchTags = operation('POST', '/api/tag/search', { access: 'guest', isRead: true })
export const createTag = operation('POST', '/api/tag/create', { access: 'verified', errors: ['tag-banned'] })
/** Tags for a form: those of its category come first, and less than two characters find none (S9-GAP-03). */
export const searchHintTags = operation('POST', '/api/hints/tags/search', { access: 'guest', isRead: true })
/**
 * Publications of other companies in a category, as examples. Leaves out the company of `regCode` and that of the
 * session.
 */
export const getRandomHints = operation('POST', '/api/hints/random', { access: 'company', isRead: true })
export const listTopTags = operation('GET', '/api/hints/tags/top', { access: 'guest', isRead: true, isShared: true })

/** Counts of a company's own publications and whether a response is new, for the activity counter. */
export const getPublicationActivity = operation('GET', '/internal/publications/activity', {
  access: 'member',
  isRead: true,
})
/** Complete publications in any status, for the search index and the moderation queue. */
export const getPublicationSnapshots = operation('POST', '/internal/publications/snapshots', {
  access: 'system',
  isRead: true,
})
/** Whether one of two companies has responded to the other, which lets them see more of each other. */
export const getCompanyTie = operation('GET', '/internal/publications/ties/{companyGuid}/{otherCompanyGuid}', {
  access: 'system',
  isRead: true,
})
/** Activity of authors and its results in a week, for the digest. */
export const getWeekOfAuthors = operation('POST', '/internal/publications/week', { access: 'system', isRead: true })
/** The responses among the given ones that a company has sent or received, as that company sees them. */
export const getOwnResponses = operation('POST', '/internal/publications/responses', {
  access: 'system',
  isRead: true,
})
/** Both companies of a response, its publication and its message, for the chat that it starts. */
export const getResponseParties = operation('GET', '/internal/publications/responses/{guid}', {
  access: 'system',
  errors: ['response-not-found'],
  isRead: true,
})

/** The publications and responses in a user's export of personal data. */
export const exportPublicationsData = operation('POST', '/internal/publications/personal-data', {
  access: 'system',
  isRead: true,
})
