import { operation } from '../operation.ts'

/** How long it took from a submission to its decision. */
export const getModerationFigures = operation('GET', '/api/backoffice/figures/moderation', {
  access: 'admin',
  isRead: true,
})
