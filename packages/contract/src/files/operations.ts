import type { Operation } from '../operation.ts'

const files = { service: 'files', access: 'system', errors: [] } as const

/** Writes down whose a file is before it is stored, so that none is ever stored that nobody knows of. */
export const registerFile = {
  name: 'registerFile',
  method: 'POST',
  path: '/internal/files',
  ...files,
  status: 201,
} as const satisfies Operation
/** Asks which of these files may not be shown by the user or the company, and keeps the others until they are. */
export const reserveFiles = {
  name: 'reserveFiles',
  method: 'POST',
  path: '/internal/files/reserve',
  ...files,
} as const satisfies Operation
/** What its owner called a file. */
export const getFileName = {
  name: 'getFileName',
  method: 'GET',
  path: '/internal/files/name',
  ...files,
  isRead: true,
} as const satisfies Operation
