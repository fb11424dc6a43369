import type { CompanyCase } from '../models/company-case.ts'

export const filesOfCase = ({ coverUrl, media }: Pick<CompanyCase, 'coverUrl' | 'media'>): (string | null)[] => [
  coverUrl,
  ...media.map(({ url }) => url),
]
