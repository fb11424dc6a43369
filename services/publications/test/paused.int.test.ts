import type { Actor } from '@sild/contract/actor'
import { actorOf } from '@sild/testing'
import { briefReply } from '@sild/testing/snapshots'
import { expect, it } from 'vitest'
import { refreshAuthor } from '../src/actions/ensure-author.ts'
import { customer, guest, testMarket } from './market.ts'

const market = testMarket()
const project = (slugOrGuid: string) => ({ params: { cardType: 'project', slugOrGuid } }) as const
const shown = async (guid: string) =>
  (await market.call('listPublicationsByGuids', { body: { guids: [guid] } }, guest())).list.length

/** Two jobs run at once: both have read the state before either stores it. */
async function standing(owner: Actor, isPaused: boolean) {
  let looks = 0
  let bothLooked: () => void
  const both = new Promise<void>((resolve) => (bothLooked = resolve))
  market.mock({
    async getCompanyBriefs({ body }) {
      looks += 1
      if (looks === 2) bothLooked()
      await both
      return {
        companies: body.companyGuids.map((guid) =>
          briefReply(guid, { isPaused: isPaused && guid === owner.companyGuid }),
        ),
      }
    },
  })
  await Promise.all([1, 2].map(() => refreshAuthor(market.deps, owner.companyGuid!)))
}

it('hides the publications of a company from readers while none of its users may sign in', async () => {
  const owner = customer()
  const { guid, slug } = await market.publish(owner)
  expect(await shown(guid)).toBe(1)
  await standing(owner, true)
  await expect(market.call('getPublication', project(slug), guest())).rejects.toMatchObject({
    code: 'publication-not-found',
  })
  expect(await shown(guid)).toBe(0)
  const respond = market.call(
    'respondToPublication',
    { params: { cardType: 'project', guid }, body: { message: 'We have built such shops.' } },
    actorOf('provider'),
  )
  await expect(respond).rejects.toMatchObject({ code: 'publication-not-live' })
  // Once, for two events.
  const outdated = market.live.filter(
    ({ to, type }) => type === 'pages-outdated' && JSON.stringify(to).includes(owner.companyGuid!),
  )
  expect(outdated).toHaveLength(1)
  await standing(owner, false)
  expect(await market.call('getPublication', project(slug), guest())).toMatchObject({ guid })
  expect(await shown(guid)).toBe(1)
})
