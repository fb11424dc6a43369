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
  'decision-not-found': 'not-found',
  'appeal-not-found': 'not-found',
  'appeal-exists': 'conflict',
  'appeal-expired': 'conflict',
  'appeal-outdated': 'conflict',
  'appeal-decided': 'conflict',
  'appeal-against-own-decision': 'forbidden',
} as const satisfies ErrorTable
