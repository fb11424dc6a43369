import { operation } from '../operation.ts'

const ofTag = ['tag-not-found'] as const

/** All tags with how often they are used, the most used first. */
export const listAllTags = operation('GET', '/api/backoffice/tags', { access: 'moderator', isRead: true })
/** The effects that a merge or a ban would have. */
export const getTagEffect = operation('GET', '/api/backoffice/tags/{tagGuid}/effect', {
  access: 'moderator',
  errors: ofTag,
  isRead: true,
})
/** Replaces a tag by another everywhere. This cannot be undone. */
export const mergeTag = operation('POST', '/api/backoffice/tags/{tagGuid}/merge', {
  access: 'moderator',
  needsApproval: true,
  errors: [...ofTag, 'tag-merge-refused'],
})
/** Removes a tag from every publication and prevents its re-creation. */
export const banTag = operation('POST', '/api/backoffice/tags/{tagGuid}/ban', {
  access: 'moderator',
  needsApproval: true,
  errors: ofTag,
})
/** It may be used again. Publications do not get it back. */
export const allowTag = operation('POST', '/api/backoffice/tags/{tagGuid}/allow', {
  access: 'moderator',
  errors: ofTag,
})
/** Each tag that was merged into another, with the last one that is in its place. */
export const listMergedTags = operation('GET', '/internal/publications/tags/merged', { access: 'system', isRead: true })
/** Sets the names of a tag in each language; searches match them. */
export const nameTag = operation('PUT', '/api/backoffice/tags/{tagGuid}/names', { access: 'moderator', errors: ofTag })
