import { operation } from '../operation.ts'

/** Records the owner of a file before it is stored, so that no stored file is without a row. */
export const registerFile = operation('POST', '/internal/files', { access: 'system', status: 201 })
/**
 * Returns the files that the user or company may not show. Otherwise protects all of them from deletion until they are
 * shown.
 */
export const reserveFiles = operation('POST', '/internal/files/reserve', { access: 'system' })
/** The original name of an uploaded file. */
export const getFileName = operation('GET', '/internal/files/name', { access: 'system', isRead: true })

/** The files in a user's export of personal data. */
export const exportFilesData = operation('POST', '/internal/files/personal-data', { access: 'system', isRead: true })

/** State of the caller's last data export. */
export const getDataExport = operation('GET', '/api/user/data', { access: 'member', isRead: true, isPrivate: true })
/** Starts an export of all data about the caller and their company. A mail notifies the user when it is ready. */
export const requestDataExport = operation('POST', '/api/user/data', {
  access: 'member',
  errors: ['data-export-making', 'data-export-too-soon'],
})
/** Downloads the export, only for its owner and by a signed link that expires. */
export const downloadDataExport = operation('GET', '/api/user/data.zip', {
  access: 'member',
  errors: ['data-export-gone'],
  isRead: true,
  isPrivate: true,
  isDownload: true,
})
