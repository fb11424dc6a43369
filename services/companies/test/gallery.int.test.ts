import { actorOf, testService, uploaded } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { arrangeCompany, plans, profileMocks } from './arrange-profile.ts'

const companies = testService(companiesService, { mocks: profileMocks })
const arrange = () => arrangeCompany(companies)

describe('the gallery', () => {
  type Own = Awaited<ReturnType<typeof arrange>>
  const add = async ({ owner, params, versionOf }: Own, name: string) =>
    companies.call(
      'addGalleryPhoto',
      {
        params,
        body: { imageUrl: uploaded(`${name}.webp`), description: `Photo ${name}`, version: await versionOf() },
      },
      owner,
    )
  const shown = async ({ params }: Own, actor = actorOf('guest')) =>
    (await companies.call('getCompanyGallery', { params }, actor)).list.map(
      ({ position, description }) => `${position} ${description}`,
    )

  it('shows five photos at most, in their order', async () => {
    const own = await arrange()
    for (const name of ['a', 'b', 'c', 'd', 'e']) await add(own, name)
    expect(await shown(own)).toEqual(['1 Photo a', '2 Photo b', '3 Photo c', '4 Photo d', '5 Photo e'])
    await expect(add(own, 'f')).rejects.toMatchObject({ code: 'plan-limit-reached', values: { limit: 5 } })
    expect(
      (await companies.call('getCompany', { params: { slugOrGuid: own.company.slug } }, actorOf('guest'))).gallery,
    ).toHaveLength(5)
  })

  it('returns the language of a description, also after the photo moved', async () => {
    const own = await arrange()
    const { params, versionOf } = own
    await add(own, 'a')
    const french = { ...own.owner, locale: 'fr' } as const
    await add({ ...own, owner: french }, 'b')
    const move = { params: { ...params, position: 2 }, body: { position: 1, version: await versionOf() } }
    await companies.call('updateGalleryPhoto', move, own.owner)
    const { list } = await companies.call('getCompanyGallery', { params }, actorOf('guest'))
    expect(list.map(({ description, descriptionLocale }) => [description, descriptionLocale])).toEqual([
      ['Photo b', 'fr'],
      ['Photo a', own.owner.locale],
    ])
  })

  it('accepts one of two photos for the same version at the same instant, and refuses the other', async () => {
    const own = await arrange()
    const version = await own.versionOf()
    const results = await Promise.allSettled(
      ['a', 'b'].map((name) =>
        companies.call(
          'addGalleryPhoto',
          {
            params: own.params,
            body: { imageUrl: uploaded(`${name}.webp`), description: `Photo ${name}`, version },
          },
          own.owner,
        ),
      ),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toMatchObject([{ code: 'company-changed-meanwhile' }])
    expect(await shown(own)).toHaveLength(1)
  })

  it('moves, describes and removes a photo', async () => {
    const own = await arrange()
    for (const name of ['a', 'b', 'c']) await add(own, name)
    const { owner, params, versionOf } = own
    const change = async (position: number, body: object) =>
      companies.call(
        'updateGalleryPhoto',
        { params: { ...params, position }, body: { ...body, version: await versionOf() } },
        owner,
      )
    await change(3, { position: 1 })
    await change(2, { description: null })
    expect(await shown(own)).toEqual(['1 Photo c', '2 null', '3 Photo b'])
    const remove = { params: { ...params, position: 1 }, body: { version: await versionOf() } }
    await companies.call('deleteGalleryPhoto', remove, owner)
    expect(await shown(own)).toEqual(['1 null', '2 Photo b'])
    await expect(change(3, { description: 'There is none' })).rejects.toMatchObject({ code: 'photo-not-found' })
    await expect(companies.call('deleteGalleryPhoto', remove, owner)).rejects.toMatchObject({
      code: 'company-changed-meanwhile',
    })
  })

  it('accepts another picture in place of one only with the plan, and descriptions without', async () => {
    const own = await arrange()
    await add(own, 'a')
    const { owner, params, versionOf } = own
    const change = async (body: object) =>
      companies.call(
        'updateGalleryPhoto',
        { params: { ...params, position: 1 }, body: { ...body, version: await versionOf() } },
        owner,
      )
    expect(await change({ imageUrl: uploaded('b.webp') })).toMatchObject({
      gallery: [{ imageUrl: uploaded('b.webp') }],
    })
    plans.set(own.company.guid, 'free')
    await expect(change({ imageUrl: uploaded('c.webp') })).rejects.toMatchObject({ code: 'plan-limit-reached' })
    expect(await change({ description: 'Ours' })).toMatchObject({
      gallery: [{ imageUrl: uploaded('b.webp'), description: 'Ours' }],
    })
  })

  it('is not in the free plan and hidden where the plan has ended', async () => {
    const own = await arrange()
    await add(own, 'a')
    plans.set(own.company.guid, 'free')
    expect(await companies.call('getCompanyGallery', { params: own.params }, actorOf('guest'))).toEqual({
      list: [],
      total: 0,
    })
    expect(await shown(own, own.owner)).toEqual([])
    expect(await shown(own, actorOf('moderator'))).toEqual(['1 Photo a'])
    await expect(add(own, 'b')).rejects.toMatchObject({ code: 'plan-limit-reached', values: { limit: 0 } })
  })
})
