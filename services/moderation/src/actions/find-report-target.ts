import type { ParsedInput } from '@sild/contract'
import { AppError, asSystem, type Calls, type SignedInActor } from '@sild/service-kit'

type Target = Pick<ParsedInput<'createReport'>['body'], 'targetType' | 'targetGuid'>

const system = asSystem('a reported object must exist')
const isMissing = (error: unknown): boolean =>
  error instanceof AppError && ['review-not-found', 'chat-not-found', 'company-required'].includes(error.code)

/** Whether the reported item exists; for a chat, also whether the reporter is a member of it. */
async function isThere(calls: Calls, actor: SignedInActor, { targetType, targetGuid: guid }: Target): Promise<boolean> {
  switch (targetType) {
    case 'company':
      return (
        (await calls.call('getCompanyBriefs', { body: { companyGuids: [guid] } }, { actor: system })).companies.length >
        0
      )
    case 'publication': {
      const body = { publicationGuids: [guid] }
      return (await calls.call('getPublicationSnapshots', { body }, { actor: system })).publications.length > 0
    }
    case 'review':
      return (await calls.call('getReviewParties', { params: { guid } }, { actor: system })).guid === guid
    case 'chat':
      return (await calls.call('getChat', { params: { chatGuid: guid }, query: {} }, { actor })).chat.chatGuid === guid
  }
}

/** @throws report-target-not-found */
export async function findReportTarget(calls: Calls, actor: SignedInActor, target: Target): Promise<void> {
  const isFound = await isThere(calls, actor, target).catch((error: unknown) => {
    if (isMissing(error)) return false
    throw error
  })
  if (!isFound) throw new AppError('report-target-not-found')
}
