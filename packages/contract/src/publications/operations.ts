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
/** It is still valid: in the last days before it ends it gets its whole time again. */
export const keepPublication = operation('POST', '/api/user/{cardType}/{guid}/keep', {
  access: 'company',
  errors: ['publication-not-found', 'publication-transition-refused'],
})
const keepLinkErrors = ['keep-link-invalid', 'keep-link-used', 'keep-link-expired'] as const
/** What the link of a mail is about. Looking keeps nothing: programs that read mails follow links. */
export const readKeepLink = operation('GET', '/api/publication/keep', {
  access: 'guest',
  errors: keepLinkErrors,
  isRead: true,
})
/** Does what `keepPublication` does, for whoever holds the link of the mail, signed in or not. */
export const keepByLink = operation('POST', '/api/publication/keep', { access: 'guest', errors: keepLinkErrors })
/** What the mail's link holds, in the last days of a publication alone. */
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

/** Looks, responses and hearts day by day, of one publication of the company (SX-GAP-20). */
export const getPublicationStatistics = operation('GET', '/api/user/{cardType}/{guid}/statistics', {
  access: 'company',
  errors: ['publication-not-found'],
  isRead: true,
})
/** Looks, responses and hearts day by day, of all that the company has published. */
export const getOwnStatistics = operation('GET', '/api/user/statistics', { access: 'company', isRead: true })
/** What promotion has brought to the company, the latest first. */
export const listPromotions = operation('GET', '/api/user/promotions', { access: 'company', isRead: true })

/** Several at once, in the order in which they are asked for; what readers may not see is left out. */
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
/** A no with its reason, which whoever responded reads. Another status takes it back. */
export const declineResponse = operation('POST', '/api/{cardType}/{guid}/respond/{respondGuid}/decline', {
  access: 'company',
  errors: ['response-not-found'],
})
/** Takes a response of the own company back; its chat closes. It costs what it has cost. */
export const withdrawResponse = operation('DELETE', '/api/user/response', {
  access: 'company',
  errors: ['response-not-found'],
})
/** How often and how soon a company answers those who respond to it. */
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
/** What others publish in a category, as examples for one's own: the company of `regCode` and of the session is left out. */
export const getRandomHints = operation('POST', '/api/hints/random', { access: 'company', isRead: true })
export const listTopTags = operation('GET', '/api/hints/tags/top', { access: 'guest', isRead: true, isShared: true })

/** Counts of a company's own publications and whether a response is new, for the activity counter. */
export const getPublicationActivity = operation('GET', '/internal/publications/activity', {
  access: 'member',
  isRead: true,
})
/** Whole publications as the search index and the moderation queue need them, whatever their status. */
export const getPublicationSnapshots = operation('POST', '/internal/publications/snapshots', {
  access: 'system',
  isRead: true,
})
/** Whether one of two companies has responded to the other: then they may see more of each other. */
export const getCompanyTie = operation('GET', '/internal/publications/ties/{companyGuid}/{otherCompanyGuid}', {
  access: 'system',
  isRead: true,
})
/** What users do here and what a week has brought them, for the digest. */
export const getWeekOfAuthors = operation('POST', '/internal/publications/week', { access: 'system', isRead: true })
/** Those of some responses that a company has sent or received, as it sees them. */
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

/** Its share of what somebody is given who asks for their data. */
export const exportPublicationsData = operation('POST', '/internal/publications/personal-data', {
  access: 'system',
  isRead: true,
})
