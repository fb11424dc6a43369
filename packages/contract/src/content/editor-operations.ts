import { operation } from '../operation.ts'

const steps = ['page-not-found', 'page-edited-meanwhile', 'page-step-refused'] as const

/** All pages with what is being written, the latest change first. */
export const listEditorPages = operation('GET', '/api/backoffice/pages', { access: 'editor', isRead: true })
export const getEditorPage = operation('GET', '/api/backoffice/pages/{pageGuid}', {
  access: 'editor',
  errors: ['page-not-found'],
  isRead: true,
})
export const createPage = operation('POST', '/api/backoffice/pages', { access: 'editor', status: 201 })
/** Writes a new revision on top of the one that was read. What readers see stays until it is published. */
export const savePage = operation('PUT', '/api/backoffice/pages/{pageGuid}', { access: 'editor', errors: steps })
/** Markdown as readers will see it, and what is wrong with it. */
export const previewMarkdown = operation('POST', '/api/backoffice/pages/preview', { access: 'editor', isRead: true })
/** Asks another editor to look at it, for a time or for as soon as they have. */
export const submitPage = operation('POST', '/api/backoffice/pages/{pageGuid}/submit', {
  access: 'editor',
  errors: [...steps, 'page-incomplete'],
})
/** Back to its draft, with a word of why. */
export const returnPage = operation('POST', '/api/backoffice/pages/{pageGuid}/return', {
  access: 'editor',
  errors: steps,
})
/** Publishes what another has written: at its time, or at once where that is over. */
export const approvePage = operation('POST', '/api/backoffice/pages/{pageGuid}/approve', {
  access: 'editor',
  errors: [...steps, 'page-own-work', 'page-incomplete'],
})
/** Takes a published page away from readers. */
export const withdrawPage = operation('POST', '/api/backoffice/pages/{pageGuid}/withdraw', {
  access: 'editor',
  errors: steps,
})
export const listPageRevisions = operation('GET', '/api/backoffice/pages/{pageGuid}/revisions', {
  access: 'editor',
  errors: ['page-not-found'],
  isRead: true,
})
export const getPageRevision = operation('GET', '/api/backoffice/pages/{pageGuid}/revisions/{revision}', {
  access: 'editor',
  errors: ['page-not-found', 'revision-not-found'],
  isRead: true,
})
/** Restores an older revision as the newest. */
export const restorePageRevision = operation('POST', '/api/backoffice/pages/{pageGuid}/restore', {
  access: 'editor',
  errors: [...steps, 'revision-not-found'],
})
