import type { Actor } from '@sild/contract/actor'
import { testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { arrangeCompany, profileMocks } from './arrange-profile.ts'

const companies = testService(companiesService, { mocks: profileMocks })

async function arrange() {
  const { owner, params, versionOf } = await arrangeCompany(companies)
  const { storage } = companies.deps
  const upload = async (actor: Pick<Actor, 'userGuid'> = owner) =>
    storage.publicUrl(await storage.put(Buffer.from('a picture'), 'webp', { ownerGuid: actor.userGuid! }))
  const isThere = async (url: string) => {
    const opened = await storage.open(url.slice(storage.publicUrl('').length))
    opened?.content.destroy()
    return opened !== null
  }
  const addCase = (own: { coverUrl?: string; media?: { url: string; name: string }[] }) =>
    companies.call('createCase', { params, body: { name: 'A portal', description: 'What was done.', ...own } }, owner)
  const deleteCase = async (guid: string) => {
    await companies.call('deleteCase', { params: { id: guid } }, owner)
    await companies.runJobs()
  }
  return { owner, params, versionOf, upload, isThere, addCase, deleteCase }
}

describe('files of a profile', () => {
  it('go with the account of their owner, with those that nothing shows any more', async () => {
    const { owner, upload, isThere, addCase } = await arrange()
    const [shown, replaced, foreign] = [await upload(), await upload(), await upload({ userGuid: crypto.randomUUID() })]
    await addCase({ coverUrl: shown })
    await companies.add('erase-companies', { userGuid: owner.userGuid! })
    await companies.runJobs()
    expect(await Promise.all([shown, replaced, foreign].map(isThere))).toEqual([false, false, true])
  })

  it('go with what showed them, except those that something else still shows and those of others', async () => {
    const { upload, isThere, addCase, deleteCase } = await arrange()
    const [own, shared, foreign] = [await upload(), await upload(), await upload({ userGuid: crypto.randomUUID() })]
    await addCase({ coverUrl: shared })
    const { guid } = await addCase({
      coverUrl: own,
      media: [shared, foreign, `${own}?name=Plan`].map((url) => ({ url, name: 'a.png' })),
    })
    await deleteCase(guid)
    expect([await isThere(own), await isThere(shared), await isThere(foreign)]).toEqual([false, true, true])
  })

  it('stay where a publication or a chat of their owner shows them', async () => {
    const { owner, upload, isThere, addCase, deleteCase } = await arrange()
    const [published, sent, other] = [await upload(), await upload(), await upload()]
    companies.mock({
      findFilesInPublications: ({ body }) => ({ files: body.userGuid === owner.userGuid ? [published] : [] }),
      findFilesInChats: ({ body }) => ({ files: body.userGuid === owner.userGuid ? [sent] : [] }),
    })
    const { guid } = await addCase({ media: [published, sent, other].map((url) => ({ url, name: 'a.png' })) })
    await deleteCase(guid)
    expect([await isThere(published), await isThere(sent), await isThere(other)]).toEqual([true, true, false])
  })

  it('go when others take their place, in a case and at the company itself', async () => {
    const { owner, params, versionOf, upload, isThere, addCase } = await arrange()
    const [oldCover, newCover, oldLogo, newLogo] = await Promise.all([upload(), upload(), upload(), upload()])
    const { guid, version } = await addCase({ coverUrl: oldCover })
    await companies.call('updateCase', { params: { id: guid }, body: { coverUrl: newCover, version } }, owner)
    for (const logoUrl of [oldLogo, newLogo])
      await companies.call('updateCompany', { params, body: { logoUrl, version: await versionOf() } }, owner)
    await companies.runJobs()
    const all = [oldCover, newCover, oldLogo, newLogo]
    expect(await Promise.all(all.map(isThere))).toEqual([false, true, false, true])
  })

  it('wait for the services that are asked', async () => {
    const { upload, isThere, addCase, owner } = await arrange()
    const own = await upload()
    const { guid } = await addCase({ coverUrl: own })
    companies.mock({ findFilesInChats: () => Promise.reject(new Error('chat is down')) })
    await companies.call('deleteCase', { params: { id: guid } }, owner)
    await expect(companies.runJobs()).rejects.toThrow('chat is down')
    expect(await isThere(own)).toBe(true)
  })

  it('are in the queue without the names that they had with their owner', async () => {
    const { upload, addCase, owner } = await arrange()
    const own = await upload()
    const { guid } = await addCase({ media: [{ url: `${own}?name=Kuusk`, name: 'Kuusk.pdf' }] })
    await companies.call('deleteCase', { params: { id: guid } }, owner)
    expect((await companies.outbox()).at(-1)).toEqual({
      job: 'drop-files',
      payload: { userGuid: owner.userGuid, files: [own] },
    })
  })
})
