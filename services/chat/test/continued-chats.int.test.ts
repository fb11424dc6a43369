import { testService } from '@sild/testing'
import { snapshotReply } from '@sild/testing/snapshots'
import { describe, expect, it } from 'vitest'
import { chatService } from '../src/service.ts'
import { mocksOf, newParties } from './arrange.ts'

const chat = testService(chatService)

async function begin() {
  const arranged = newParties()
  chat.mock(mocksOf(arranged.parties))
  const { response, publication } = arranged.parties
  const body = { respondGuid: response.guid, respondType: publication.cardType }
  const { chatGuid } = await chat.call('openChat', { body }, arranged.owner)
  const send = (actor: typeof arranged.owner, message: string) =>
    chat.call('sendChatMessage', { body: { chatGuid, message } }, actor)
  const read = (actor: typeof arranged.owner) => chat.call('getChat', { params: { chatGuid }, query: {} }, actor)
  return { ...arranged, chatGuid, send, read }
}

describe('a chat of an archived publication', () => {
  async function archived() {
    const begun = await begin()
    const { publication } = begun.parties
    const close = async (publicationStatus: 'ARCHIVED' | 'DELETED') => {
      const snapshot = snapshotReply({ guid: publication.guid, publicationStatus })
      chat.mock({ getPublicationSnapshots: () => ({ publications: [snapshot] }) })
      await chat.add('archive-chats', { publicationGuid: publication.guid, revision: 2 })
      await chat.runJobs()
    }
    await close('ARCHIVED')
    const params = { chatGuid: begun.chatGuid }
    const continueAs = (actor: typeof begun.owner) => chat.call('continueChat', { params }, actor)
    return { ...begun, close, continueAs, params }
  }

  it('goes on when one side continues it', async () => {
    const { close, continueAs, owner, read, respondent, send } = await archived()
    expect((await read(owner)).chat).toMatchObject({ state: 'archived', mayContinue: true })
    await expect(send(owner, 'Hello?')).rejects.toMatchObject({ code: 'chat-archived' })
    expect(await continueAs(respondent)).toMatchObject({
      state: 'active',
      mayContinue: false,
      publication: { publicationStatus: 'ARCHIVED' },
    })
    expect((await continueAs(owner)).state).toBe('active')
    await send(owner, 'Hello again')
    // The event of the archiving may come twice.
    await close('ARCHIVED')
    expect((await read(respondent)).chat.state).toBe('active')
  })

  it('ends when one side closes it', async () => {
    const { continueAs, owner, params, read, respondent } = await archived()
    await chat.call('archiveChat', { params }, owner)
    expect((await read(respondent)).chat).toMatchObject({ state: 'archived', mayContinue: false })
    await expect(continueAs(respondent)).rejects.toMatchObject({ code: 'chat-archived' })
  })

  it('ends when one side removes it, or the publication is deleted', async () => {
    const removed = await archived()
    await chat.call('removeChat', { params: removed.params }, removed.owner)
    await expect(removed.continueAs(removed.respondent)).rejects.toMatchObject({ code: 'chat-archived' })
    const deleted = await archived()
    await deleted.close('DELETED')
    await expect(deleted.continueAs(deleted.owner)).rejects.toMatchObject({ code: 'chat-archived' })
    await expect(deleted.continueAs(removed.owner)).rejects.toMatchObject({ code: 'chat-not-found' })
  })
})
