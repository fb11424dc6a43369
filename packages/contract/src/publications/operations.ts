import type { Operation } from '../operation.ts'

const author = { service: 'publications', access: 'company' } as const

export const createProject = {
  name: 'createProject',
  method: 'POST',
  path: '/api/user/project',
  ...author,
  errors: ['category-unknown', 'tag-invalid'],
  status: 201,
} as const satisfies Operation
export const createService = {
  name: 'createService',
  method: 'POST',
  path: '/api/service',
  ...author,
  errors: ['category-unknown', 'tag-invalid'],
  status: 201,
} as const satisfies Operation
export const createExpert = {
  name: 'createExpert',
  method: 'POST',
  path: '/api/expert',
  ...author,
  errors: ['category-unknown', 'tag-invalid'],
  status: 201,
} as const satisfies Operation

const updateErrors = [
  'publication-not-found',
  'publication-changed-meanwhile',
  'publication-transition-refused',
  'category-unknown',
  'tag-invalid',
] as const
export const updateProject = {
  name: 'updateProject',
  method: 'PUT',
  path: '/api/user/project/{guid}',
  ...author,
  errors: updateErrors,
} as const satisfies Operation
export const updateService = {
  name: 'updateService',
  method: 'PUT',
  path: '/api/service/{guid}',
  ...author,
  errors: updateErrors,
} as const satisfies Operation
export const updateExpert = {
  name: 'updateExpert',
  method: 'PUT',
  path: '/api/expert/{guid}',
  ...author,
  errors: updateErrors,
} as const satisfies Operation

export const listMyPublications = {
  name: 'listMyPublications',
  method: 'GET',
  path: '/api/user/{cardType}',
  ...author,
  errors: [],
  isRead: true,
} as const satisfies Operation
export const getMyPublication = {
  name: 'getMyPublication',
  method: 'GET',
  path: '/api/user/{cardType}/{slugOrGuid}',
  ...author,
  errors: ['publication-not-found'],
  isRead: true,
} as const satisfies Operation

export const archivePublication = {
  name: 'archivePublication',
  method: 'POST',
  path: '/api/user/{cardType}/{guid}/archive',
  ...author,
  errors: ['publication-not-found', 'publication-transition-refused'],
} as const satisfies Operation
export const movePublicationToDrafts = {
  name: 'movePublicationToDrafts',
  method: 'POST',
  path: '/api/user/{cardType}/{guid}/draft',
  ...author,
  errors: ['publication-not-found', 'publication-transition-refused'],
} as const satisfies Operation
export const deletePublication = {
  name: 'deletePublication',
  method: 'DELETE',
  path: '/api/user/{cardType}/{guid}',
  ...author,
  errors: ['publication-not-found', 'publication-transition-refused'],
} as const satisfies Operation

export const getPublication = {
  name: 'getPublication',
  method: 'GET',
  path: '/api/{cardType}/{slugOrGuid}',
  service: 'publications',
  access: 'guest',
  errors: ['publication-not-found'],
  isRead: true,
  isShared: true,
} as const satisfies Operation

export const respondToPublication = {
  name: 'respondToPublication',
  method: 'POST',
  path: '/api/{cardType}/{guid}/respond',
  ...author,
  errors: [
    'publication-not-found',
    'publication-not-live',
    'response-exists',
    'response-to-own-publication',
    'quota-exceeded',
  ],
  status: 201,
} as const satisfies Operation

export const listPublicationResponses = {
  name: 'listPublicationResponses',
  method: 'GET',
  path: '/api/{cardType}/{slugOrGuid}/responses',
  ...author,
  errors: ['publication-not-found'],
  isRead: true,
} as const satisfies Operation
export const setResponseStatus = {
  name: 'setResponseStatus',
  method: 'PUT',
  path: '/api/{cardType}/{guid}/respond/{respondGuid}/status',
  ...author,
  errors: ['response-not-found'],
} as const satisfies Operation
export const markResponsesRead = {
  name: 'markResponsesRead',
  method: 'PUT',
  path: '/api/response/setListReaded',
  ...author,
  errors: [],
} as const satisfies Operation
export const getResponse = {
  name: 'getResponse',
  method: 'GET',
  path: '/api/response/{guid}',
  ...author,
  errors: ['response-not-found'],
  isRead: true,
} as const satisfies Operation
export const listMyResponses = {
  name: 'listMyResponses',
  method: 'GET',
  path: '/api/user/responds',
  ...author,
  errors: [],
  isRead: true,
} as const satisfies Operation

export const searchTags = {
  name: 'searchTags',
  method: 'POST',
  path: '/api/tag/search',
  service: 'publications',
  access: 'guest',
  errors: [],
  isRead: true,
} as const satisfies Operation
export const createTag = {
  name: 'createTag',
  method: 'POST',
  path: '/api/tag/create',
  service: 'publications',
  access: 'verified',
  errors: [],
} as const satisfies Operation
export const listTopTags = {
  name: 'listTopTags',
  method: 'GET',
  path: '/api/hints/tags/top',
  service: 'publications',
  access: 'guest',
  errors: [],
  isRead: true,
  isShared: true,
} as const satisfies Operation

/** Counts of a company's own publications and whether a response is new, for the activity counter. */
export const getPublicationActivity = {
  name: 'getPublicationActivity',
  method: 'GET',
  path: '/internal/publications/activity',
  service: 'publications',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation
/** Whole publications as the search index and the moderation queue need them, whatever their status. */
export const getPublicationSnapshots = {
  name: 'getPublicationSnapshots',
  method: 'POST',
  path: '/internal/publications/snapshots',
  service: 'publications',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation
/** Whether one of two companies has responded to the other: then they may see more of each other. */
export const getCompanyTie = {
  name: 'getCompanyTie',
  method: 'GET',
  path: '/internal/publications/ties/{companyGuid}/{otherCompanyGuid}',
  service: 'publications',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation
/** Both companies of a response, its publication and its message, for the chat that it starts. */
export const getResponseParties = {
  name: 'getResponseParties',
  method: 'GET',
  path: '/internal/publications/responses/{guid}',
  service: 'publications',
  access: 'system',
  errors: ['response-not-found'],
  isRead: true,
} as const satisfies Operation
