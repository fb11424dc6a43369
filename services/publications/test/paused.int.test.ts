import type { Actor } from '@sild/contract/actor'
import { actorOf } from '@sild/testing'
import { briefReply } from '@sild/testing/snapshots'
import { expect, it } from 'vitest'
import { customer, guest, testMarket } from './market.ts'

const market = testMarket()
const project = (slugOrGuid: string) => ({ params: { cardType: 'project', slugOrGuid } }) as const
const shown = async (guid: string) =>
  (await market.call('listPublicationsByGuids', { body: { guids: [guid] } }, guest())).list.length

async function standing(owner: Actor, isPaused: boolean) {
  market.mock({
    getCompanyBriefs: ({ body }) => ({
      companies: body.companyGuids.map((guid) =>
        briefReply(guid, { isPaused: isPaused && guid === owner.companyGuid }),
      ),
    }),
  })
  for (let run = 0; run < 2; run += 1) await market.add('refresh-author', { companyGuid: owner.companyGuid! })
  await market.runJobs()
}

it('keeps what a company has published from readers while nobody of it may sign in', async () => {
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
  // Once: the second run has found it so already.
  const outdated = market.live.filter(
    ({ to, type }) => type === 'pages-outdated' && JSON.stringify(to).includes(owner.companyGuid!),
  )
  expect(outdated).toHaveLength(1)
  await standing(owner, false)
  expect(await market.call('getPublication', project(slug), guest())).toMatchObject({ guid })
  expect(await shown(guid)).toBe(1)
})
