import { AppError, type Calls } from '@sild/service-kit'
import { guidOf } from '@sild/testing/replies'
import { expect, it } from 'vitest'
import { namesOfTargets } from './names-of-targets.ts'

const replies: Record<string, (input: { params?: { guid: string } }) => unknown> = {
  getPublicationSnapshots: () => ({ publications: [{ guid: guidOf(1), name: 'Web shop' }] }),
  getCompanyBriefs: () => ({ companies: [{ guid: guidOf(3), name: 'Kask OÜ' }] }),
  getUserContacts: () => ({ users: [{ guid: guidOf(4), email: 'mari@sild.test' }] }),
  getReviewParties: ({ params }) => {
    if (params?.guid !== guidOf(5)) throw new AppError('review-not-found')
    return { company: { companyGuid: guidOf(3), name: 'Kask OÜ' }, author: { companyGuid: guidOf(7) }, text: null }
  },
}
const asked: string[] = []
const calls = {
  call: async (operation: string, input: object) => {
    asked.push(operation)
    return replies[operation]!(input)
  },
} as unknown as Calls // The mock has the called operations and the fields that are read.

it('names publications, companies, users and reviews, each kind at once, but no deleted ones or chats', async () => {
  const { names, unavailable } = await namesOfTargets({ calls }, [
    { targetType: 'publication', targetGuid: guidOf(1) },
    { targetType: 'publication', targetGuid: guidOf(2) },
    { targetType: 'publication', targetGuid: guidOf(1) },
    { targetType: 'company', targetGuid: guidOf(3) },
    { targetType: 'user', targetGuid: guidOf(4) },
    { targetType: 'review', targetGuid: guidOf(5) },
    { targetType: 'review', targetGuid: guidOf(6) },
    { targetType: 'chat', targetGuid: guidOf(8) },
  ])
  expect(Object.fromEntries(names)).toEqual({
    [guidOf(1)]: 'Web shop',
    [guidOf(3)]: 'Kask OÜ',
    [guidOf(4)]: 'mari@sild.test',
    [guidOf(5)]: 'Kask OÜ',
  })
  expect(asked.toSorted()).toEqual([
    'getCompanyBriefs',
    'getPublicationSnapshots',
    'getReviewParties',
    'getReviewParties',
    'getUserContacts',
  ])
  expect(unavailable.size).toBe(0)
})

it('marks the kinds without names while a service is away, and names the others', async () => {
  const halfThere = {
    call: async (operation: string, input: object) => {
      if (operation === 'getPublicationSnapshots') throw new AppError('unavailable')
      return replies[operation]!(input)
    },
  } as unknown as Calls // As above.
  const { names, unavailable } = await namesOfTargets({ calls: halfThere }, [
    { targetType: 'publication', targetGuid: guidOf(1) },
    { targetType: 'company', targetGuid: guidOf(3) },
  ])
  expect(Object.fromEntries(names)).toEqual({ [guidOf(3)]: 'Kask OÜ' })
  expect([...unavailable]).toEqual(['publication'])
})

it('reports other errors as such', async () => {
  const broken = { call: () => Promise.reject(new AppError('internal')) } as unknown as Calls // As above.
  const named = namesOfTargets({ calls: broken }, [{ targetType: 'company', targetGuid: guidOf(3) }])
  await expect(named).rejects.toMatchObject({ code: 'internal' })
})
