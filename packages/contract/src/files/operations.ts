import { operation } from '../operation.ts'

/** Writes down whose a file is before it is stored, so that none is ever stored that nobody knows of. */
export const registerFile = operation('POST', '/internal/files', { access: 'system', status: 201 })
/** Asks which of these files may not be shown by the user or the company, and keeps the others until they are. */
export const reserveFiles = operation('POST', '/internal/files/reserve', { access: 'system' })
/** What its owner called a file. */
export const getFileName = operation('GET', '/internal/files/name', { access: 'system', isRead: true })
