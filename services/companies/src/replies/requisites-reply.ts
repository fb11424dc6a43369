import type { Reply } from '@sild/contract'
import type { CompanyRequisites } from '../models/company-requisites.ts'

export function requisitesReply(found: CompanyRequisites | undefined): Reply<'getRequisites'> {
  if (!found) return { requisites: null, version: 0 }
  const { companyGuid: _, updatedAt: __, version, ...requisites } = found
  return { requisites, version }
}
