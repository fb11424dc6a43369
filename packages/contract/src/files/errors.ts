import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'file-type-refused': 'unsupported-type',
  'file-too-large': 'too-large',
  'file-missing': 'invalid',
  'storage-full': 'storage-full',
} as const satisfies ErrorTable
