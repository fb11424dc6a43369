import { type Actor } from '@sild/contract/actor'
import { testService, keyOfUpload } from '@sild/testing'
import { fileTimes } from '@sild/contract/files/limits'
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
  it('belongs to the company that adds it, until it is removed', async () => {
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
  it('is hidden from the side that removed it and closed for the other', async () => {
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
    const [plan, offer] = [uploadOf(chat.deps, 'plan.pdf'), uploadOf(chat.deps, 'offer.pdf')]
    await send(owner, [{ url: plan, name: 'plan.pdf' }])
    await send(respondent, [{ url: offer, name: 'offer.pdf' }])
    const files = await chat.call('listChatFiles', { params, query: {} }, owner)
    expect(files.list.map(({ name, authorCompanyGuid }) => [name, authorCompanyGuid])).toEqual([
      ['offer.pdf', respondent.companyGuid],
      ['plan.pdf', owner.companyGuid],
    ])
    expect(files.total).toBe(2)
    const second = await chat.call('listChatFiles', { params, query: { limit: 1, offset: 1 } }, respondent)
    // Its link ends later by now.
    const { origin, pathname } = new URL(plan)
    expect(second).toMatchObject({ list: [{ url: expect.stringMatching(`^${origin}${pathname}\\?`) }], total: 2 })
  })

  it('are reported to the files service with the message that brings them', async () => {
    const { owner, send } = await begin()
    const message = await send(owner, [{ url: uploadOf(chat.deps, 'plan.pdf'), name: 'plan.pdf' }])
    const { userGuid, companyGuid } = owner
    const subject = { shownIn: 'chat-message', subjectGuid: message.guid, revision: 1, userGuid, companyGuid }
    const keys = [keyOfUpload('plan.pdf', 'chat/')]
    expect((await chat.outbox()).at(-1)).toEqual({ job: 'show-files', payload: { ...subject, keys } })
  })

  it('have links for minutes, and only keys in the rows', async () => {
    const { owner, params, send } = await begin()
    const sent = await send(owner, [{ url: uploadOf(chat.deps, 'plan.pdf'), name: 'plan.pdf' }])
    const url = new URL(sent.attachments[0]!.url)
    expect([...url.searchParams.keys()]).toEqual(['until', 'signature'])
    const left = Number(url.searchParams.get('until')) - Date.now()
    expect([left > fileTimes.linkMs, left <= 2 * fileTimes.linkMs]).toEqual([true, true])
    const { messages } = await chat.call('getChat', { params, query: {} }, owner)
    expect(messages.at(-1)!.attachments).toMatchObject([{ name: 'plan.pdf' }])
    const rows = await chat.database.query('select attachments from chat.chat_messages where message_guid = $1', [
      sent.guid,
    ])
    expect(rows).toEqual([{ attachments: [{ key: keyOfUpload('plan.pdf', 'chat/'), name: 'plan.pdf' }] }])
  })

  it('have no new links for a user who has changed the company', async () => {
    const { owner, params, send } = await begin()
    await send(owner, [{ url: uploadOf(chat.deps, 'plan.pdf'), name: 'plan.pdf' }])
    const moved = { ...owner, companyGuid: crypto.randomUUID() }
    for (const read of [
      () => chat.call('getChat', { params, query: {} }, moved),
      () => chat.call('listChatFiles', { params, query: {} }, moved),
    ])
      await expect(read()).rejects.toMatchObject({ code: 'chat-not-found' })
  })

  it('must have been uploaded by the sender for a chat', async () => {
    const { owner, respondent, send } = await begin()
    const asked: unknown[] = []
    chat.mock({
      reserveFiles({ body }) {
        asked.push(body)
        return { refused: body.files.map(({ key }) => ({ key, code: 'file-not-found' as const })) }
      },
    })
    for (const foreign of [
      uploadOf(chat.deps, 'plan.pdf'),
      'https://elsewhere.test/plan.pdf',
      'https://uploads.sild.test/../a.png',
    ])
      await expect(send(respondent, [{ url: foreign, name: 'plan.pdf' }])).rejects.toMatchObject({
        fields: { 'attachments.0.url': { code: 'file-not-found' } },
      })
    const { userGuid, companyGuid } = respondent
    const files = [{ key: keyOfUpload('plan.pdf', 'chat/'), place: 'chat-attachment' }]
    expect(asked).toEqual([{ userGuid, companyGuid, files }])
    expect(owner.companyGuid).not.toBe(companyGuid)
    chat.mock({ reserveFiles: () => ({ refused: [] }) })
  })
})
