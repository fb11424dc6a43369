import type { OwnCase } from '@sild/contract/companies/shapes'
import type { CompanyCase } from '../models/company-case.ts'

export const ownCaseReply = ({
  caseGuid,
  slug,
  name,
  description,
  items,
  coverUrl,
  media,
  createdAt,
  version,
}: CompanyCase): OwnCase => ({
  guid: caseGuid,
  slug,
  name,
  description,
  items,
  coverUrl,
  media,
  createdAt: createdAt.toISOString(),
  version,
})
