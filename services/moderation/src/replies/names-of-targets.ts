import type { AppealTarget } from '@sild/contract/moderation/appeal-schemas'
import { AppError, asSystem, type Calls } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { Appeal } from '../models/appeal.ts'

const actor = asSystem('lists for staff name the subject of each row')

type Named = readonly (readonly [guid: string, name: string])[]

export interface NamesOfTargets {
  /** Names by guid of the item. */
  readonly names: ReadonlyMap<string, string>
  /** Types without names now, because their service is unreachable. */
  readonly unavailable: ReadonlySet<AppealTarget>
}

/** Names of items: a review has the name of the reviewed company. Chats and deleted items have none. */
export async function namesOfTargets(
  { calls }: Pick<ModerationDeps, 'calls'>,
  targets: readonly Pick<Appeal, 'targetGuid' | 'targetType'>[],
): Promise<NamesOfTargets> {
  const find: Partial<Record<AppealTarget, (guids: string[]) => Promise<Named>>> = {
    async publication(publicationGuids) {
      const { publications } = await calls.call('getPublicationSnapshots', { body: { publicationGuids } }, { actor })
      return publications.map(({ guid, name }) => [guid, name] as const)
    },
    async company(companyGuids) {
      const { companies } = await calls.call('getCompanyBriefs', { body: { companyGuids } }, { actor })
      return companies.map(({ guid, name }) => [guid, name] as const)
    },
    async user(userGuids) {
      const { users } = await calls.call('getUserContacts', { body: { userGuids } }, { actor })
      return users.map(({ email, guid }) => [guid, email] as const)
    },
    async review(guids) {
      const found = await Promise.all(guids.map((guid) => companyOfReview(calls, guid)))
      return found.flatMap((name, place) => (name === null ? [] : [[guids[place]!, name] as const]))
    },
  }
  const unavailable = new Set<AppealTarget>()
  const namesOf = async (type: AppealTarget, guids: ReadonlySet<string>): Promise<Named> => {
    try {
      return (await find[type]?.([...guids])) ?? []
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'unavailable')) throw error
      unavailable.add(type)
      return []
    }
  }
  const byType = Map.groupBy(targets, ({ targetType }) => targetType)
  const named = await Promise.all(
    [...byType].map(([type, own]) => namesOf(type, new Set(own.map(({ targetGuid }) => targetGuid)))),
  )
  return { names: new Map(named.flat()), unavailable }
}

async function companyOfReview(calls: Calls, guid: string): Promise<string | null> {
  try {
    return (await calls.call('getReviewParties', { params: { guid } }, { actor })).company.name
  } catch (error) {
    if (error instanceof AppError && error.code === 'review-not-found') return null
    throw error
  }
}
