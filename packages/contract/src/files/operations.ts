import type { Operation } from '../operation.ts'

/** Which files of a user are still shown, so that whoever lets go of one does not take it from there. */
export const findFilesInPublications = {
  name: 'findFilesInPublications',
  method: 'POST',
  path: '/internal/publications/files',
  service: 'publications',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation
export const findFilesInChats = {
  name: 'findFilesInChats',
  method: 'POST',
  path: '/internal/chat/files',
  service: 'chat',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation
