import { keyOfUpload, testService, uploaded } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { arrangeCompany, profileMocks } from './arrange-profile.ts'

const companies = testService(companiesService, { mocks: profileMocks })

async function arrange() {
  const { owner, params, versionOf } = await arrangeCompany(companies)
  const addCase = (own: { coverUrl?: string; media?: { url: string; name: string }[] }) =>
    companies.call('createCase', { params, body: { name: 'A portal', description: 'What was done.', ...own } }, owner)
  const update = async (own: { logoUrl?: string | null; coverUrl?: string | null }) =>
    companies.call('updateCompany', { params, body: { ...own, version: await versionOf() } }, owner)
  const addPhoto = async (imageUrl: string) =>
    companies.call('addGalleryPhoto', { params, body: { imageUrl, version: await versionOf() } }, owner)
  return { owner, params, versionOf, addCase, update, addPhoto }
}
/** The last list of files that was sent to the files service. */
const told = async () => (await companies.outbox()).filter(({ job }) => job === 'show-files').at(-1)?.payload

const foreign = uploaded('foreign.webp')
beforeEach(() =>
  companies.mock({
    reserveFiles: ({ body }) => ({
      refused: body.files
        .filter(({ key }) => key === keyOfUpload('foreign.webp'))
        .map(({ key }) => ({ key, code: 'file-not-found' as const })),
    }),
  }),
)

describe('a file of another user', () => {
  const refusal = (field: string) => ({ code: 'invalid', fields: { [field]: { code: 'file-not-found' } } })
  const traversal = `${uploaded('x.png').split('/').slice(0, 3).join('/')}/../a.png`

  it.each([foreign, 'http://uploads.sild.test/../a.png', traversal, 'https://elsewhere.test/a.png'])(
    'is refused beside its field, in every field: %s',
    async (url) => {
      const { addCase, addPhoto, update } = await arrange()
      await expect(update({ logoUrl: url })).rejects.toMatchObject(refusal('logoUrl'))
      await expect(update({ coverUrl: url })).rejects.toMatchObject(refusal('coverUrl'))
      await expect(addPhoto(url)).rejects.toMatchObject(refusal('imageUrl'))
      await expect(addCase({ coverUrl: url })).rejects.toMatchObject(refusal('coverUrl'))
      const media = [uploaded('own.webp'), url].map((address) => ({ url: address, name: 'a.png' }))
      await expect(addCase({ media })).rejects.toMatchObject(refusal('media.1.url'))
    },
  )

  it('is not checked again if it is shown already', async () => {
    const { addCase, owner } = await arrange()
    const { guid, version } = await addCase({ coverUrl: uploaded('own.webp') })
    companies.mock({ reserveFiles: () => Promise.reject(new Error('files is down')) })
    const body = { coverUrl: uploaded('own.webp'), name: 'Another portal', version }
    expect(await companies.call('updateCase', { params: { id: guid }, body }, owner)).toMatchObject({ name: body.name })
  })
})

describe('the files service gets', () => {
  it('what a company shows by now, with the version that it has by then', async () => {
    const { owner, params, addPhoto, update } = await arrange()
    await update({ logoUrl: uploaded('logo.webp') })
    await addPhoto(uploaded('photo.webp'))
    const shown = { shownIn: 'company', subjectGuid: params.guid, companyGuid: params.guid, userGuid: owner.userGuid }
    expect(await told()).toEqual({
      ...shown,
      revision: 3,
      keys: ['logo.webp', 'photo.webp'].map((name) => keyOfUpload(name)),
    })
    await update({ logoUrl: uploaded('new-logo.webp') })
    expect(await told()).toMatchObject({ keys: ['new-logo.webp', 'photo.webp'].map((name) => keyOfUpload(name)) })
  })

  it('what a case shows, and that a deleted one shows nothing', async () => {
    const { owner, addCase } = await arrange()
    const media = [{ url: uploaded('plan.pdf'), name: 'Kuusk.pdf' }]
    const { guid } = await addCase({ coverUrl: uploaded('own.webp'), media })
    expect(await told()).toMatchObject({
      shownIn: 'company-case',
      subjectGuid: guid,
      revision: 1,
      keys: ['own.webp', 'plan.pdf'].map((name) => keyOfUpload(name)),
    })
    await companies.call('deleteCase', { params: { id: guid } }, owner)
    expect(await told()).toMatchObject({ subjectGuid: guid, revision: 2, keys: [] })
  })

  it('that a deleted company and its cases show nothing any more', async () => {
    const { owner, params, addCase, update } = await arrange()
    await update({ logoUrl: uploaded('logo.webp') })
    const { guid } = await addCase({ coverUrl: uploaded('own.webp') })
    await companies.call('deleteCompany', { params }, owner)
    const shown = (await companies.outbox()).filter(({ job }) => job === 'show-files').slice(-2)
    expect(shown.map(({ payload }) => payload)).toMatchObject([
      { shownIn: 'company-case', subjectGuid: guid, revision: 2, keys: [] },
      { shownIn: 'company', subjectGuid: params.guid, revision: 3, keys: [] },
    ])
  })
})
