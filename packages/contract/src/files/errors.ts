import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'file-type-refused': 'unsupported-type',
  'file-too-large': 'too-large',
  'file-missing': 'invalid',
  'storage-full': 'storage-full',
  'data-export-making': 'conflict',
  'data-export-too-soon': 'limit-exceeded',
  'data-export-gone': 'not-found',
} as const satisfies ErrorTable
