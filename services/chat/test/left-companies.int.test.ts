import { erasedText } from '@sild/contract/erasure'
import { asSystem } from '@sild/service-kit'
import { testService } from '@sild/testing'
import { briefReply } from '@sild/testing/snapshots'
import { describe, expect, it } from 'vitest'
import { chatService } from '../src/service.ts'
import { mocksOf, newParties } from './arrange.ts'

const chat = testService(chatService)

/** A chat with one deleted company. `stays` is the other company. */
async function left(side: 'owner' | 'respondent') {
  const { owner, parties, respondent } = newParties()
  chat.mock({ ...mocksOf(parties), getCompanyMembers: () => ({ members: [] }) })
  const body = { respondGuid: parties.response.guid, respondType: 'project' } as const
  const [stays, leaves] = side === 'owner' ? [respondent, owner] : [owner, respondent]
  const { chatGuid } = await chat.call('openChat', { body }, stays)
  const send = (actor: typeof owner) =>
    chat.call('sendChatMessage', { body: { chatGuid, message: 'Are you there?' } }, actor)
  await send(leaves)
  chat.mock({
    getCompanyBriefs: ({ body: { companyGuids } }) => ({
      companies: companyGuids.map((guid) =>
        guid === leaves.companyGuid
          ? briefReply(guid, { slug: `deleted-${guid}`, name: erasedText, isVerified: true })
          : briefReply(guid),
      ),
    }),
  })
  for (let run = 0; run < 2; run += 1) await chat.add('close-company-chats', { companyGuid: leaves.companyGuid! })
  await chat.runJobs()
  const read = async () => chat.call('getChat', { params: { chatGuid }, query: {} }, stays)
  return { chatGuid, leaves, read, send, stays }
}

describe.each(['owner', 'respondent'] as const)('a chat after its %s was deleted', (side) => {
  it('says so, names nothing of the company, and keeps its messages', async () => {
    const { chatGuid, leaves, read, stays } = await left(side)
    const { chat: shown, messages } = await read()
    expect(shown).toMatchObject({
      state: 'archived',
      companion: {
        guid: leaves.companyGuid,
        slug: '',
        name: '',
        logoUrl: null,
        isVerified: false,
        isReachable: false,
        hasLeft: true,
      },
    })
    expect(messages.map(({ kind }) => kind).filter((kind) => kind === 'CLOSED')).toHaveLength(1)
    expect(messages.some(({ message }) => message === 'Are you there?')).toBe(true)
    const listed = async (state: 'active' | 'archived') =>
      (await chat.call('listChats', { query: { state } }, stays)).list.filter((one) => one.chatGuid === chatGuid)
    expect(await listed('active')).toEqual([])
    expect(await listed('archived')).toMatchObject([{ companion: { hasLeft: true } }])
  })

  it('takes no message, by the page or by mail, and reports none', async () => {
    const { chatGuid, send, stays } = await left(side)
    await expect(send(stays)).rejects.toMatchObject({ code: 'chat-archived', status: 409 })
    const params = { chatGuid, position: 2 }
    expect(await chat.call('getMessageNews', { params }, asSystem('a mail would contain it'))).toEqual({ news: null })
  })

  it('opens with the current state, also from its response', async () => {
    const { read, stays } = await left(side)
    const { respondGuid } = (await read()).chat
    const body = { respondGuid, respondType: 'project' } as const
    expect(await chat.call('openChat', { body }, stays)).toMatchObject({
      state: 'archived',
      companion: { hasLeft: true },
    })
  })
})
