import { companyGuid, mainUserGuid } from '../companies/build.ts'
import { publicationGuid } from '../publications/build.ts'
import { guid } from '../seeded.ts'
import { staffGuid } from '../staff.ts'
import { hour } from '../time.ts'
import type { Company, Dismissal, Report, Review } from '../types.ts'

/** What the moderators of the demo have to look into. */
export function buildReports({ companies, reviews }: { companies: Company[]; reviews: Review[] }): Report[] {
  const slugOf = new Map(companies.map((company) => [company.companyGuid, company.slug]))
  const doubted = reviews.find(({ status, text }) => status === 'PUBLISHED' && text !== null)
  const drafts: (Omit<Report, 'reportGuid' | 'reporterUserGuid' | 'createdAgeMinutes' | 'dismissal'> & {
    by: string
    age: number
    dismissal?: Dismissal
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
    {
      by: 'metsakodu',
      targetType: 'company',
      targetGuid: companyGuid('hobekala'),
      reason: 'OTHER',
      text: 'Nad küsivad ettemaksu ega vasta enam kirjadele.',
      age: 52,
      dismissal: {
        decisionGuid: guid('report-decision:hobekala'),
        moderatorGuid: staffGuid('moderator'),
        message: 'Vaidlus ettemaksu üle on kahe ettevõtte vaheline. Kataloogist eemaldamiseks ei leidnud me põhjust.',
        decidedAgeMinutes: 30 * hour,
        appealGuid: guid('appeal:hobekala'),
        appealText:
          'Sama on juhtunud veel kahe ettevõttega, kirjad nendelt saadan soovi korral. See ei ole ainult meie vaidlus.',
        appealedAgeMinutes: 3 * hour,
      },
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
  return drafts.map(({ by, age, dismissal = null, ...draft }) => ({
    ...draft,
    reportGuid: guid(`report:${by}:${draft.targetGuid}`),
    reporterUserGuid: mainUserGuid(by),
    createdAgeMinutes: age * hour,
    dismissal,
  }))
}
