import { operation } from '../operation.ts'

/** What is like a publication or a company, the nearest first, and never of the same company. */
export const listSimilarCards = operation('GET', '/api/search/similar/{entity}/{guid}', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
/** Cards by their guids, in their order, with what a comparison tells; what can no longer be found is left out. */
export const listCards = operation('POST', '/api/search/cards', { access: 'guest', isRead: true, isShared: true })
