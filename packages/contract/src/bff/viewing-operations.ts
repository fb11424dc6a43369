import { operation } from '../operation.ts'

/** A session that shows a member's pages and changes nothing, for whoever opened this viewing and as long as it lasts. */
export const enterViewing = operation('GET', '/api/backoffice/viewings/{viewingGuid}', {
  access: 'support',
  errors: ['viewing-not-found'],
  isRead: true,
  isSecret: true,
})
