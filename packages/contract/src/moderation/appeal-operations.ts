import { operation } from '../operation.ts'

/** What moderators decided against the caller, with the reasons, and what became of an appeal. Nobody but those it concerns finds it. */
export const getDecision = operation('GET', '/api/decision/{decisionGuid}', {
  access: 'member',
  errors: ['decision-not-found'],
  isRead: true,
})
/** Asks for another moderator, once and within six months. */
export const appealDecision = operation('POST', '/api/decision/{decisionGuid}/appeal', {
  access: 'member',
  errors: ['decision-not-found', 'appeal-exists', 'appeal-expired', 'appeal-outdated'],
  status: 201,
})

/** What was decided about a suspended user, for whoever holds the link: they cannot sign in. Looking changes nothing. */
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

/** Those that the reader may decide: the appeals against their own decisions are left out. */
export const listAppeals = operation('GET', '/api/backoffice/appeals', { access: 'moderator', isRead: true })
export const getAppeal = operation('GET', '/api/backoffice/appeals/{appealGuid}', {
  access: 'moderator',
  errors: ['appeal-not-found'],
  isRead: true,
})
/** Answers an appeal. It is final, and for somebody other than whoever decided first. */
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
/** How an appeal was answered, for the services that carry it out and tell of it. */
export const getAppealDecision = operation('GET', '/internal/moderation/appeals/{appealGuid}/decision', {
  access: 'system',
  errors: ['appeal-not-found'],
  isRead: true,
})
