import { operation } from '../operation.ts'

/**
 * A moderation decision that concerns the caller, with its reasons and the state of an appeal. Not found for anyone
 * else.
 */
export const getDecision = operation('GET', '/api/decision/{decisionGuid}', {
  access: 'member',
  errors: ['decision-not-found'],
  isRead: true,
})
/** Appeals to another moderator, once and within six months. */
export const appealDecision = operation('POST', '/api/decision/{decisionGuid}/appeal', {
  access: 'member',
  errors: ['decision-not-found', 'appeal-exists', 'appeal-expired', 'appeal-outdated'],
  status: 201,
})

/** The decision about a suspended user, by the token of a link, because they cannot sign in. */
export const readSuspension = operation('GET', '/api/suspension', {
  access: 'guest',
  errors: ['decision-not-found'],
  isRead: true,
  isPrivate: true,
})
/** Does what `appealDecision` does, for a suspended user. */
export const appealSuspension = operation('POST', '/api/suspension/appeal', {
  access: 'guest',
  errors: ['decision-not-found', 'appeal-exists', 'appeal-expired', 'appeal-outdated'],
  status: 201,
})

/** Appeals that the caller may decide; those against their own decisions are left out. */
export const listAppeals = operation('GET', '/api/backoffice/appeals', { access: 'moderator', isRead: true })
export const getAppeal = operation('GET', '/api/backoffice/appeals/{appealGuid}', {
  access: 'moderator',
  errors: ['appeal-not-found'],
  isRead: true,
})
/** Decides an appeal, finally. The moderator of the first decision may not call it. */
export const decideAppeal = operation('POST', '/api/backoffice/appeals/{appealGuid}/decision', {
  access: 'moderator',
  errors: [
    'appeal-not-found',
    'appeal-decided',
    'appeal-outdated',
    'appeal-against-own-decision',
    'conflict-of-interest',
  ],
})
/** The outcome of an appeal, for the services that carry it out and notify users. */
export const getAppealDecision = operation('GET', '/internal/moderation/appeals/{appealGuid}/decision', {
  access: 'system',
  errors: ['appeal-not-found'],
  isRead: true,
})
