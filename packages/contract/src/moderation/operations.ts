import { operation } from '../operation.ts'

/** How many go before a publication of the caller's company that waits, and how long decisions have taken lately. */
export const getModerationWait = operation('GET', '/api/moderation/wait/{publicationGuid}', {
  access: 'company',
  isRead: true,
})

export const listModerationQueue = operation('GET', '/api/backoffice/moderation/queue', {
  access: 'moderator',
  isRead: true,
})
export const getModerationCase = operation('GET', '/api/backoffice/moderation/{caseGuid}', {
  access: 'moderator',
  errors: ['case-not-found'],
  isRead: true,
})
export const claimModerationCase = operation('POST', '/api/backoffice/moderation/{caseGuid}/claim', {
  access: 'moderator',
  errors: ['case-not-found', 'case-claimed', 'case-decided', 'conflict-of-interest'],
})
export const releaseModerationCase = operation('POST', '/api/backoffice/moderation/{caseGuid}/release', {
  access: 'moderator',
  errors: ['case-not-found', 'case-not-claimed', 'case-decided'],
})
export const approvePublication = operation('POST', '/api/backoffice/moderation/{caseGuid}/approve', {
  access: 'moderator',
  errors: ['case-not-found', 'case-not-claimed', 'case-decided', 'case-outdated', 'conflict-of-interest'],
})
export const rejectPublication = operation('POST', '/api/backoffice/moderation/{caseGuid}/reject', {
  access: 'moderator',
  errors: ['case-not-found', 'case-not-claimed', 'case-decided', 'case-outdated', 'conflict-of-interest'],
})
/** Takes back the caller's own decision while its ten seconds run. */
export const undoModerationDecision = operation('POST', '/api/backoffice/moderation/{caseGuid}/undo', {
  access: 'moderator',
  errors: ['case-not-found', 'case-decided'],
})
/** How a case was decided, for the service that carries the decision out. */
export const getModerationDecision = operation('GET', '/internal/moderation/{caseGuid}/decision', {
  access: 'system',
  errors: ['case-not-found'],
  isRead: true,
})

/** The moderation data in a user's export of personal data. */
export const exportModerationData = operation('POST', '/internal/moderation/personal-data', {
  access: 'system',
  isRead: true,
})
