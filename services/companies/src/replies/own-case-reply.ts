import type { Files } from '@sild/service-kit'
import type { OwnCase } from '@sild/contract/companies/shapes'
import type { CompanyCase } from '../models/company-case.ts'

export const ownCaseReply = (
  { urlOf }: Pick<Files, 'urlOf'>,
  { caseGuid, slug, name, description, items, locale, coverKey, media, createdAt, version }: CompanyCase,
): OwnCase => ({
  guid: caseGuid,
  slug,
  name,
  description,
  items,
  locale,
  coverUrl: urlOf(coverKey),
  media: media.map((file) => ({ url: urlOf(file.key), name: file.name })),
  createdAt: createdAt.toISOString(),
  version,
})
