import { type Actor, systemActor } from '@sild/contract/actor'
import { testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { chatService } from '../src/service.ts'
import { mocksOf, newParties, uploadOf } from './arrange.ts'

const chat = testService(chatService)

async function begin() {
  const { owner, respondent, parties } = newParties()
  chat.mock(mocksOf(parties))
  const { response, publication } = parties
  const open = (actor: Actor) =>
    chat.call('openChat', { body: { respondGuid: response.guid, respondType: publication.cardType } }, actor)
  const { chatGuid } = await open(owner)
  const params = { chatGuid }
  const list = (actor: Actor, query = {}) => chat.call('listChats', { query }, actor)
  const send = (actor: Actor, attachments: { url: string; name: string }[] = []) =>
    chat.call('sendChatMessage', { body: { chatGuid, message: 'Hello', attachments } }, actor)
  return { owner, respondent, params, open, list, send }
}

describe('a favourite chat', () => {
  it('is one of the company that keeps it, until it no longer does', async () => {
    const { owner, respondent, params, list } = await begin()
    for (const time of [1, 2])
      expect([time, (await chat.call('favoriteChat', { params }, owner)).isFavorite]).toEqual([time, true])
    expect((await list(owner, { filter: 'favorites' })).list).toMatchObject([{ ...params, isFavorite: true }])
    expect((await list(respondent, { filter: 'favorites' })).total).toBe(0)
    expect((await chat.call('unfavoriteChat', { params }, owner)).isFavorite).toBe(false)
    expect((await list(owner, { filter: 'favorites' })).total).toBe(0)
  })
})

describe('an archived chat', () => {
  it('was closed by one side for both, once and for good', async () => {
    const { owner, respondent, params, send } = await begin()
    for (const actor of [owner, respondent])
      expect((await chat.call('archiveChat', { params }, actor)).state).toBe('archived')
    const { messages } = await chat.call('getChat', { params, query: {} }, respondent)
    expect(messages.filter(({ kind }) => kind === 'CLOSED')).toHaveLength(1)
    await expect(send(owner)).rejects.toMatchObject({ code: 'chat-archived' })
  })
})

describe('a removed chat', () => {
  it('is gone for who removed it and closed for the other', async () => {
    const { owner, respondent, params, open, list, send } = await begin()
    await send(respondent)
    await chat.call('removeChat', { params }, owner)
    for (const state of ['active', 'archived'] as const) expect((await list(owner, { state })).total).toBe(0)
    expect(await chat.call('getChatActivity', {}, owner)).toEqual({ newMessagesCount: 0 })
    await expect(chat.call('getChat', { params, query: {} }, owner)).rejects.toMatchObject({ code: 'chat-not-found' })
    await expect(open(owner)).rejects.toMatchObject({ code: 'response-not-found' })
    const { chat: seen, messages } = await chat.call('getChat', { params, query: {} }, respondent)
    expect([seen.state, messages.at(-1)?.kind]).toEqual(['archived', 'CLOSED'])
    await expect(send(respondent)).rejects.toMatchObject({ code: 'chat-archived' })
  })

  it.each(['open', 'closed'])(
    'is deleted when both have removed it at the same time while it was %s',
    async (state) => {
      const begun: Awaited<ReturnType<typeof begin>>[] = []
      for (let number = 0; number < 10; number++) begun.push(await begin())
      for (const { owner, params } of begun) if (state === 'closed') await chat.call('archiveChat', { params }, owner)
      await Promise.all(
        begun.flatMap(({ owner, respondent, params }) =>
          [owner, respondent].map((actor) => chat.call('removeChat', { params }, actor)),
        ),
      )
      const guids = begun.map(({ params }) => params.chatGuid)
      const states = await chat.database.query('select state from chat.chats where chat_guid = any($1)', [guids])
      expect(states).toEqual(begun.map(() => ({ state: 'deleted' })))
      const { owner, params } = begun[0]!
      await expect(chat.call('removeChat', { params }, owner)).rejects.toMatchObject({ code: 'chat-not-found' })
    },
  )
})

describe('files of a chat', () => {
  it('are listed for both companies, the newest first', async () => {
    const { owner, respondent, params, send } = await begin()
    const [plan, offer] = [await uploadOf(chat.deps, owner), await uploadOf(chat.deps, respondent)]
    await send(owner, [{ url: plan, name: 'plan.pdf' }])
    await send(respondent, [{ url: offer, name: 'offer.pdf' }])
    const files = await chat.call('listChatFiles', { params, query: {} }, owner)
    expect(files.list.map(({ name, authorCompanyGuid }) => [name, authorCompanyGuid])).toEqual([
      ['offer.pdf', respondent.companyGuid],
      ['plan.pdf', owner.companyGuid],
    ])
    expect(files.total).toBe(2)
    const second = await chat.call('listChatFiles', { params, query: { limit: 1, offset: 1 } }, respondent)
    expect(second).toMatchObject({ list: [{ url: plan }], total: 2 })
  })

  it('are known to be shown, by who has sent them', async () => {
    const { owner, respondent, send } = await begin()
    const [sent, unsent] = [await uploadOf(chat.deps, owner), await uploadOf(chat.deps, owner)]
    await send(owner, [{ url: `${sent}?name=plan`, name: 'plan.pdf' }])
    const shown = async ({ userGuid }: Actor) =>
      (await chat.call('findFilesInChats', { body: { userGuid: userGuid!, files: [sent, unsent] } }, systemActor()))
        .files
    expect([await shown(owner), await shown(respondent)]).toEqual([[sent], []])
  })

  it('are those that the sender has uploaded', async () => {
    const { owner, respondent, send } = await begin()
    const url = await uploadOf(chat.deps, owner)
    for (const foreign of [url, 'https://elsewhere.test/plan.pdf'])
      await expect(send(respondent, [{ url: foreign, name: 'plan.pdf' }])).rejects.toMatchObject({
        fields: { 'attachments.0.url': { code: 'invalid' } },
      })
  })
})
