import { operation } from '../operation.ts'

/** Cards similar to a publication or a company, most similar first, from other companies only. */
export const listSimilarCards = operation('GET', '/api/search/similar/{entity}/{guid}', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
/** Cards by guid, in the given order, with the details of a comparison; those no longer searchable are left out. */
export const listCards = operation('POST', '/api/search/cards', { access: 'guest', isRead: true, isShared: true })
