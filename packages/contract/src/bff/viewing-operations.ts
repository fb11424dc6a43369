import { operation } from '../operation.ts'

/** A read-only session with a member's pages, for the support agent who opened this viewing, until it ends. */
export const enterViewing = operation('GET', '/api/backoffice/viewings/{viewingGuid}', {
  access: 'support',
  errors: ['viewing-not-found'],
  isRead: true,
  isSecret: true,
})
