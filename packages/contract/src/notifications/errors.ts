import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'notification-not-found': 'not-found',
  'push-endpoint-refused': 'invalid',
  'push-device-missing': 'conflict',
} as const satisfies ErrorTable
