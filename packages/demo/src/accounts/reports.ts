import { companyGuid, mainUserGuid } from '../companies/build.ts'
import { publicationGuid } from '../publications/build.ts'
import { guid } from '../seeded.ts'
import { hour } from '../time.ts'
import type { Company, Report, Review } from '../types.ts'

/** What the moderators of the demo have to look into. */
export function buildReports({ companies, reviews }: { companies: Company[]; reviews: Review[] }): Report[] {
  const slugOf = new Map(companies.map((company) => [company.companyGuid, company.slug]))
  const doubted = reviews.find(({ status, text }) => status === 'PUBLISHED' && text !== null)
  const drafts: (Omit<Report, 'reportGuid' | 'reporterUserGuid' | 'createdAgeMinutes'> & {
    by: string
    age: number
  })[] = [
    {
      by: 'metsakodu',
      targetType: 'company',
      targetGuid: companyGuid('udupilt'),
      reason: 'FALSE_INFORMATION',
      text: 'Nende kodulehel on hoopis teine registrikood.',
      age: 5,
    },
    {
      by: 'hallrastas',
      targetType: 'publication',
      targetGuid: publicationGuid('service', 'hobekala-seo'),
      reason: 'OTHER',
      text: null,
      age: 26,
    },
  ]
  if (doubted)
    drafts.push({
      by: slugOf.get(doubted.toCompanyGuid) ?? 'metsakodu',
      targetType: 'review',
      targetGuid: doubted.reviewGuid,
      reason: 'FALSE_INFORMATION',
      text: 'The dates in it are those of another project.',
      age: 40,
    })
  return drafts.map(({ by, age, ...draft }) => ({
    ...draft,
    reportGuid: guid(`report:${by}:${draft.targetGuid}`),
    reporterUserGuid: mainUserGuid(by),
    createdAgeMinutes: age * hour,
  }))
}
