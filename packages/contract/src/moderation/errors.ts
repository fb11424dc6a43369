import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'case-not-found': 'not-found',
  'case-claimed': 'conflict',
  'case-not-claimed': 'conflict',
  'case-decided': 'conflict',
  'case-outdated': 'conflict',
  'conflict-of-interest': 'forbidden',
  'report-target-not-found': 'not-found',
  'report-not-found': 'not-found',
  'report-decided': 'conflict',
} as const satisfies ErrorTable
