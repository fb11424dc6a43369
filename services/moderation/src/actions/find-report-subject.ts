import type { ReportSubject } from '@sild/contract/moderation/report-schemas'
import { AppError, asSystem, type Calls } from '@sild/service-kit'
import type { Report } from '../models/report.ts'

const actor = asSystem('a moderator looks at what was reported')

/** What was reported, as it is now. Null when it is gone, and of a chat, in which nobody reads along. */
export async function findReportSubject(
  calls: Calls,
  { targetType, targetGuid: guid }: Pick<Report, 'targetType' | 'targetGuid'>,
): Promise<ReportSubject | null> {
  switch (targetType) {
    case 'company': {
      const body = { companyGuids: [guid] }
      const [company] = (await calls.call('getCompanyBriefs', { body }, { actor })).companies
      return company ? { name: company.name, text: null, author: null, slug: company.slug, cardType: null } : null
    }
    case 'publication': {
      const body = { publicationGuids: [guid] }
      const [publication] = (await calls.call('getPublicationSnapshots', { body }, { actor })).publications
      if (!publication) return null
      const { name, description, author, slug, cardType } = publication
      return { name, text: description, author: author.name, slug, cardType }
    }
    case 'review':
      return findReview(calls, guid)
    case 'chat':
      return null
  }
}

async function findReview(calls: Calls, guid: string): Promise<ReportSubject | null> {
  try {
    const { company, author, text } = await calls.call('getReviewParties', { params: { guid } }, { actor })
    return { name: company.name, text, author: author.name, slug: company.slug, cardType: null }
  } catch (error) {
    if (error instanceof AppError && error.code === 'review-not-found') return null
    throw error
  }
}
