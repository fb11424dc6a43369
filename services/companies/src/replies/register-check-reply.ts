import type { RegisterCheck as Reply } from '@sild/contract/companies/schemas'
import type { RegisterCheck } from '../models/register-check.ts'

export const registerCheckReply = ({
  source,
  number,
  status,
  reason,
  registeredName,
  nameMatch,
  queriedAt,
}: RegisterCheck): Reply => ({
  source,
  number,
  status,
  reason,
  registeredName,
  nameMatch,
  queriedAt: queriedAt.toISOString(),
})
