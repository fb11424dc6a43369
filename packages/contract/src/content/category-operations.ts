import { operation } from '../operation.ts'

/** Every category with its name in each language. */
export const listNamedCategories = operation('GET', '/api/backoffice/categories', {
  access: 'moderator',
  isRead: true,
})
/** Renames a category. */
export const nameCategory = operation('PUT', '/api/backoffice/categories/{categoryId}/names', {
  access: 'moderator',
  errors: ['category-not-found'],
})
/** Replaces a category by another everywhere. This cannot be undone. */
export const mergeCategory = operation('POST', '/api/backoffice/categories/{categoryId}/merge', {
  access: 'moderator',
  needsApproval: true,
  errors: ['category-not-found', 'category-merge-refused'],
})
/** Closes a category for new publications. Existing ones stay in it. */
export const closeCategory = operation('POST', '/api/backoffice/categories/{categoryId}/close', {
  access: 'moderator',
  errors: ['category-not-found'],
})
/** It may be chosen again. */
export const openCategory = operation('POST', '/api/backoffice/categories/{categoryId}/open', {
  access: 'moderator',
  errors: ['category-not-found'],
})
