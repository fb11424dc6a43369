import type { News } from '@sild/contract/notifications/schemas'
import type { Reply } from '@sild/contract/schemas'
import { AppError, asSystem } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import { findOwner } from './find-owner.ts'
import { findPublication, publicationTarget } from './find-publication.ts'

type Reported = Pick<Reply<'getReportDecision'>, 'decisionGuid' | 'targetType' | 'targetGuid'>
interface Affected {
  userGuid: string
  /** The name for the sentence of the notification. */
  name: string
  /** The link to the reason and the appeal. For a publication this is its own page. */
  target: Extract<News, { type: 'content-hidden' }>['target']
}

const actor = asSystem('the author of the reported object is notified')

/** The owner of the reported item and the link. Null for a chat, which shows its end itself, and for deleted items. */
export async function findReported(
  deps: Pick<NotificationsDeps, 'calls'>,
  { decisionGuid, targetType, targetGuid: guid }: Reported,
): Promise<Affected | null> {
  switch (targetType) {
    case 'company': {
      const body = { companyGuids: [guid] }
      const [company] = (await deps.calls.call('getCompanyBriefs', { body }, { actor })).companies
      const userGuid = company && (await findOwner(deps, guid))
      return userGuid ? { userGuid, name: company.name, target: { decisionGuid } } : null
    }
    case 'publication': {
      const publication = await findPublication(deps, guid)
      if (!publication) return null
      return { userGuid: publication.authorUserGuid, name: publication.name, target: publicationTarget(publication) }
    }
    case 'review':
      return findReview(deps, guid, decisionGuid)
    case 'chat':
      return null
  }
}

async function findReview(
  deps: Pick<NotificationsDeps, 'calls'>,
  guid: string,
  decisionGuid: string,
): Promise<Affected | null> {
  try {
    const { author, company } = await deps.calls.call('getReviewParties', { params: { guid } }, { actor })
    const userGuid = await findOwner(deps, author.companyGuid)
    return userGuid ? { userGuid, name: company.name, target: { decisionGuid } } : null
  } catch (error) {
    if (error instanceof AppError && error.code === 'review-not-found') return null
    throw error
  }
}
