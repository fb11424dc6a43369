import { randomUUID } from 'node:crypto'
import { actorOf, testService, uploaded } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { companiesService } from '../src/service.ts'
import { otherServices, type NewCompany, newCompany } from './arrange.ts'

const companies = testService(companiesService, { mocks: otherServices })
const create = (body: NewCompany, actor = actorOf('customerWithoutCompany')) =>
  companies.call('createCompany', { body }, actor)
const eventsOf = async (companyGuid: string) =>
  (await companies.outbox()).filter(({ payload }) => (payload as { companyGuid?: string }).companyGuid === companyGuid)

describe('createCompany', () => {
  it('stores the input of its owner, under a slug of the name', async () => {
    const body = newCompany({
      name: 'Õunapuu & Pojad OÜ',
      cityId: 2,
      size: '1-20',
      type: 'AGENCY',
      tags: ['ISO 9001'],
      email: 'info@ounapuu.ee',
    })
    const company = await create(body)
    expect(company).toMatchObject({
      slug: 'ounapuu-pojad-ou',
      name: body.name,
      registrationNumber: '12345678',
      location: { countryCode: 'EE', cityId: 2, cityTitle: 'Tartu' },
      tags: ['ISO 9001'],
      email: 'info@ounapuu.ee',
      isMain: true,
      isListed: false,
      isVerified: false,
      rating: null,
      reviewsCount: 0,
      version: 1,
      statistics: { experts: 0, offers: 0, activeProjects: 0, closedProjects: 0, favorites: 0 },
    })
  })

  it('enqueues the jobs of search and publications with the same commit', async () => {
    const { guid } = await create(newCompany())
    expect((await eventsOf(guid)).map(({ job }) => job).toSorted()).toEqual([
      'index-company',
      'refresh-author',
      'verify-company',
    ])
  })

  it('says that there is no registration number', async () => {
    expect((await create(newCompany({ registrationNumber: 'none' }))).registrationNumber).toBeNull()
  })

  it('keeps an hour-long name and odd letters as they were typed', async () => {
    const name = `  "Ñandú" <b>𝔘𝔫𝔦𝔠𝔬𝔡𝔢</b> ${randomUUID()} `
    expect((await create(newCompany({ name }))).name).toBe(name)
  })

  it('numbers the address of the second company of a name', async () => {
    const name = `Tarkvara ${randomUUID().slice(0, 8)}`
    const slugs = [await create(newCompany({ name })), await create(newCompany({ name, countryCode: 'FR' }))].map(
      ({ slug }) => slug,
    )
    expect(slugs[1]).toBe(`${slugs[0]}-2`)
  })

  it.each([
    (name: string) => name.toUpperCase(),
    (name: string) => ` ${name} `,
    (name: string) => name.normalize('NFD'),
    (name: string) => name.replace(' ', '  \u{A0}'),
    (name: string) => name.replace('d', '\u{200B}d\u{AD}'),
    (name: string) => name.replace('P', 'Р').replace('e', 'е'),
    (name: string) => name.toUpperCase().replace('P', 'Ρ'),
  ])('takes a name once a country, in any spelling', async (rewrite) => {
    const name = `Põder ${randomUUID()}`
    await create(newCompany({ name }))
    await expect(create(newCompany({ name: rewrite(name) }))).rejects.toMatchObject({
      code: 'company-name-taken',
      status: 409,
      fields: { name: { code: 'name-exists' } },
    })
    await expect(create(newCompany({ name: rewrite(name), countryCode: 'FR' }))).resolves.toBeDefined()
  })

  it('gives the name to one of many concurrent calls', async () => {
    const body = newCompany()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => create(body)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('gives each company a slug of its own in concurrent calls', async () => {
    const name = `Samanimeline ${randomUUID().slice(0, 8)}`
    const created = await Promise.all(
      ['EE', 'FR', 'FI', 'LV', 'LT'].map((countryCode) => create(newCompany({ name, countryCode }))),
    )
    expect(new Set(created.map(({ slug }) => slug)).size).toBe(5)
  })

  it('makes just one company of a user their main one', async () => {
    const actor = actorOf('customerWithoutCompany')
    const created = await Promise.all(Array.from({ length: 4 }, () => create(newCompany(), actor)))
    const { list } = await companies.call('listMyCompanies', {}, actor)
    expect(list.map(({ isMain }) => isMain)).toEqual([true, false, false, false])
    expect(list).toHaveLength(created.length)
    const { company } = await companies.call(
      'getMainCompany',
      { params: { userGuid: actor.userGuid! } },
      actorOf('system'),
    )
    expect(company).toMatchObject({ guid: list[0]!.guid, role: 'owner' })
  })

  it('is refused beyond ten companies a user', async () => {
    const actor = actorOf('customerWithoutCompany')
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => create(newCompany(), actor)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['company-limit-reached', 'company-limit-reached'])
  })

  it('creates one company for a form that is sent twice', async () => {
    const body = newCompany()
    const actor = actorOf('customerWithoutCompany')
    const idempotencyKey = randomUUID()
    const send = () => companies.call('createCompany', { body }, actor, { idempotencyKey })
    const first = await send()
    expect(await send()).toEqual(first)
    expect(await eventsOf(first.guid)).toHaveLength(3)
  })

  it('refuses a city of another country', async () => {
    await expect(create(newCompany({ cityId: 9 }))).rejects.toMatchObject({
      code: 'invalid',
      fields: { cityId: { code: 'invalid' } },
    })
  })

  it('accepts a logo that was uploaded here and no other', async () => {
    const logoUrl = uploaded('logo.webp')
    expect((await create(newCompany({ logoUrl }))).logoUrl).toBe(logoUrl)
    await expect(create(newCompany({ logoUrl: 'https://tracker.test/logo.webp' }))).rejects.toMatchObject({
      fields: { logoUrl: { code: 'file-not-found' } },
    })
  })

  it('names every invalid field, and every undeclared one', async () => {
    const wrong = {
      name: 'ab',
      registrationNumber: '!',
      countryCode: 'Estonia',
      email: 'x',
      phone: 'call me',
      isVerified: true,
      slug: 'x',
    }
    await expect(create(wrong as never)).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        name: { code: 'length-min', values: { val: 3 } },
        registrationNumber: { code: 'registration-number' },
        countryCode: { code: 'invalid' },
        email: { code: 'email' },
        phone: { code: 'invalid' },
        isVerified: { code: 'unknown-property' },
        slug: { code: 'unknown-property' },
      },
    })
  })

  it.each([
    ['guest', 'sign-in-required'],
    ['customerUnverified', 'verification-required'],
  ] as const)('refuses %s with %s', async (persona, code) => {
    await expect(create(newCompany(), actorOf(persona))).rejects.toMatchObject({ code })
  })
})
