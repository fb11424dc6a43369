import type { Reply } from '@sild/contract'
import type { CompanyRequisites } from '../models/company-requisites.ts'
import type { TaxChange } from '../models/tax-change.ts'
import { taxChangeReply } from './tax-change-reply.ts'

export function requisitesReply(
  found: CompanyRequisites | undefined,
  change: TaxChange | null,
): Reply<'getRequisites'> {
  const taxChange = change && taxChangeReply(change)
  if (!found) return { requisites: null, version: 0, taxChange }
  const { companyGuid: _, updatedAt: __, version, ...requisites } = found
  return { requisites, version, taxChange }
}
