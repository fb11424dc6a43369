import type { Operation } from '../operation.ts'

const moderator = { service: 'moderation', access: 'moderator' } as const

export const listModerationQueue = {
  name: 'listModerationQueue',
  method: 'GET',
  path: '/api/backoffice/moderation/queue',
  ...moderator,
  errors: [],
  isRead: true,
} as const satisfies Operation
export const getModerationCase = {
  name: 'getModerationCase',
  method: 'GET',
  path: '/api/backoffice/moderation/{caseGuid}',
  ...moderator,
  errors: ['case-not-found'],
  isRead: true,
} as const satisfies Operation
export const claimModerationCase = {
  name: 'claimModerationCase',
  method: 'POST',
  path: '/api/backoffice/moderation/{caseGuid}/claim',
  ...moderator,
  errors: ['case-not-found', 'case-claimed', 'case-decided', 'conflict-of-interest'],
} as const satisfies Operation
export const releaseModerationCase = {
  name: 'releaseModerationCase',
  method: 'POST',
  path: '/api/backoffice/moderation/{caseGuid}/release',
  ...moderator,
  errors: ['case-not-found', 'case-not-claimed', 'case-decided'],
} as const satisfies Operation
export const approvePublication = {
  name: 'approvePublication',
  method: 'POST',
  path: '/api/backoffice/moderation/{caseGuid}/approve',
  ...moderator,
  errors: ['case-not-found', 'case-not-claimed', 'case-decided', 'case-outdated', 'conflict-of-interest'],
} as const satisfies Operation
export const rejectPublication = {
  name: 'rejectPublication',
  method: 'POST',
  path: '/api/backoffice/moderation/{caseGuid}/reject',
  ...moderator,
  errors: ['case-not-found', 'case-not-claimed', 'case-decided', 'case-outdated', 'conflict-of-interest'],
} as const satisfies Operation
/** Takes back the caller's own decision while its ten seconds run. */
export const undoModerationDecision = {
  name: 'undoModerationDecision',
  method: 'POST',
  path: '/api/backoffice/moderation/{caseGuid}/undo',
  ...moderator,
  errors: ['case-not-found', 'case-decided'],
} as const satisfies Operation
/** How a case was decided, for the service that carries the decision out. */
export const getModerationDecision = {
  name: 'getModerationDecision',
  method: 'GET',
  path: '/internal/moderation/{caseGuid}/decision',
  service: 'moderation',
  access: 'system',
  errors: ['case-not-found'],
  isRead: true,
} as const satisfies Operation
