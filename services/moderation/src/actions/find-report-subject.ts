import type { ErrorCode } from '@sild/contract/errors'
import { AppError, asSystem, type Calls } from '@sild/service-kit'
import type { Report } from '../models/report.ts'
import type { Reported } from '../rules/contested.ts'

const actor = asSystem('a moderator reads the reported text')

const erased: Reported = { subject: null, companyGuids: [], authorGuid: null, publication: null }

export async function findReportSubject(
  calls: Calls,
  { targetType, targetGuid: guid }: Pick<Report, 'targetType' | 'targetGuid'>,
): Promise<Reported> {
  switch (targetType) {
    case 'company': {
      const body = { companyGuids: [guid] }
      const [company] = (await calls.call('getCompanyBriefs', { body }, { actor })).companies
      const subject = company && { name: company.name, text: null, author: null, slug: company.slug, cardType: null }
      return { ...erased, subject: subject ?? null, companyGuids: [guid], authorGuid: guid }
    }
    case 'publication': {
      const body = { publicationGuids: [guid] }
      const [publication] = (await calls.call('getPublicationSnapshots', { body }, { actor })).publications
      if (!publication) return erased
      const { name, description, author, companyGuid, slug, cardType } = publication
      const subject = { name, text: description, author: author.name, slug, cardType }
      return { subject, companyGuids: [companyGuid], authorGuid: companyGuid, publication }
    }
    case 'review':
      return orGone('review-not-found', async () => {
        const { company, author, text } = await calls.call('getReviewParties', { params: { guid } }, { actor })
        return {
          ...erased,
          subject: { name: company.name, text, author: author.name, slug: company.slug, cardType: null },
          companyGuids: [company.companyGuid, author.companyGuid],
          authorGuid: author.companyGuid,
        }
      })
    case 'chat':
      return orGone('chat-not-found', async () => ({
        ...erased,
        ...(await calls.call('getChatParties', { params: { chatGuid: guid } }, { actor })),
      }))
  }
}

async function orGone(code: ErrorCode, find: () => Promise<Reported>): Promise<Reported> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof AppError && error.code === code) return erased
    throw error
  }
}
