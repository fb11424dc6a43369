import { operation } from '../operation.ts'

/** Writes down whose a file is before it is stored, so that none is ever stored that nobody knows of. */
export const registerFile = operation('POST', '/internal/files', { access: 'system', status: 201 })
/** Asks which of these files may not be shown by the user or the company, and keeps the others until they are. */
export const reserveFiles = operation('POST', '/internal/files/reserve', { access: 'system' })
/** What its owner called a file. */
export const getFileName = operation('GET', '/internal/files/name', { access: 'system', isRead: true })

/** Its share of what somebody is given who asks for their data. */
export const exportFilesData = operation('POST', '/internal/files/personal-data', { access: 'system', isRead: true })

/** How far the copy of all their data is that the caller asked for last. */
export const getDataExport = operation('GET', '/api/user/data', { access: 'member', isRead: true, isPrivate: true })
/** Has a copy made of everything about the caller and their company. A mail says when it is ready. */
export const requestDataExport = operation('POST', '/api/user/data', {
  access: 'member',
  errors: ['data-export-making', 'data-export-too-soon'],
})
/** The copy itself, for its owner alone and by a signed link that ends. */
export const downloadDataExport = operation('GET', '/api/user/data.zip', {
  access: 'member',
  errors: ['data-export-gone'],
  isRead: true,
  isPrivate: true,
  isDownload: true,
})
