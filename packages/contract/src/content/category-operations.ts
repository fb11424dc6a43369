import { operation } from '../operation.ts'

/** Every category with its name in each language. */
export const listNamedCategories = operation('GET', '/api/backoffice/categories', {
  access: 'moderator',
  isRead: true,
})
/** Calls a category otherwise, wherever it is shown. */
export const nameCategory = operation('PUT', '/api/backoffice/categories/{categoryId}/names', {
  access: 'moderator',
  errors: ['category-not-found'],
})
