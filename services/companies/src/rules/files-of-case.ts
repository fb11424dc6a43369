import type { ParsedInput } from '@sild/contract'
import type { FileUse } from '@sild/service-kit'
import type { CompanyCase } from '../models/company-case.ts'

export const filesOfCase = ({ coverKey, media }: Pick<CompanyCase, 'coverKey' | 'media'>): string[] =>
  [coverKey, ...media.map(({ key }) => key)].filter((key) => key !== null)

/** Those that a body would show. */
export const filesInCase = ({ coverUrl, media = [] }: Partial<ParsedInput<'createCase'>['body']>): FileUse[] => [
  { field: 'coverUrl', url: coverUrl, place: 'case-cover' },
  ...media.map(({ url }, index) => ({ field: `media.${index}.url`, url, place: 'case-media' as const })),
]
