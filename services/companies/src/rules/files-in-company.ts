import type { ParsedInput } from '@sild/contract'
import type { FileUse } from '@sild/service-kit'

type Body = Pick<ParsedInput<'updateCompany'>['body'], 'coverUrl' | 'logoUrl'>

/** Those that a body would show. */
export const filesInCompany = ({ coverUrl, logoUrl }: Partial<Body>): FileUse[] => [
  { field: 'logoUrl', url: logoUrl, place: 'company-logo' },
  { field: 'coverUrl', url: coverUrl, place: 'company-cover' },
]
