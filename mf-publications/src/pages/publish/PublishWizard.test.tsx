import type { OwnPublication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { categoriesReply, guidOf, ownPublicationReply } from '@sild/testing/replies'
import { renderPage, type RenderedPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { statisticsReply } from '@sild/testing/statistics'
import { tagReply } from '@sild/testing/tags'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const session = memberSession()
const lists = {
  listCategories: categoriesReply,
  listCountries: () => ({ list: [{ code: 'EE', title: 'Estonia' }] }),
  listLanguages: () => ({ list: [{ id: 1, code: 'et', title: 'Estonian' }] }),
  listCities: () => ({ list: [] }),
  searchHintTags: () => ({ tags: [] }),
  listTopTags: () => ({ tags: [] }),
  getRandomHints: () => ({ hints: [] }),
  createTag: ({ body }: { body: { tag: string } }) => tagReply(body.tag),
}
const afterPublishing = {
  getMyPublication: () => ownPublicationReply(),
  getPublicationStatistics: () => statisticsReply(),
  listPublicationResponses: () => ({ list: [], total: 0 }),
}
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string | RegExp, description?: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name, description })
const step = (name: string) => screen.findByRole('heading', { name, level: 2 })
const create = (api: ApiMocks) => renderPage(remote, paths.createProject(), { session, api: { ...lists, ...api } })

async function goOnTo({ user }: RenderedPage, ...steps: string[]): Promise<void> {
  for (const name of steps) {
    await user.click(button('Continue'))
    await step(name)
  }
}

async function fillInBasics(page: RenderedPage): Promise<void> {
  await page.user.type(field('Title'), 'Web shop')
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Web development')
  await page.user.type(field('Description'), 'We make tables.')
  await goOnTo(page, 'Skills')
}

async function fillInSkills(page: RenderedPage): Promise<void> {
  await page.user.type(screen.getByRole('combobox', { name: 'Skills' }), 'Shopify{Enter}')
  await screen.findByText('Shopify')
  await goOnTo(page, 'Terms')
}

async function fillInAll(page: RenderedPage): Promise<void> {
  await fillInBasics(page)
  await fillInSkills(page)
  await goOnTo(page, 'Extras', 'Check')
}

describe('publishing a project', () => {
  it('asks step by step and sends everything to moderation at the end', async () => {
    const page = await create({
      createProject: () => ownPublicationReply({ publicationStatus: 'MODERATION' }),
      ...afterPublishing,
    })
    await fillInBasics(page)
    await fillInSkills(page)
    await page.user.type(field(/Budget from/), '4000')
    await page.user.type(field(/Budget up to/), '9000')
    await goOnTo(page, 'Extras', 'Check')
    expect(screen.getByText('€4,000')).toBeTruthy()
    await page.user.click(button('Send to moderation'))
    await waitFor(() => expect(page.address()).toBe(paths.myPublicationsOf('project', guidOf(1))))
    expect(page.api.callsOf('createProject').map(({ body }) => body)).toMatchObject([
      {
        name: 'Web shop',
        description: 'We make tables.',
        categoryId: 1,
        tagGuids: [guidOf(501)],
        budgetFromCents: 400_000,
        budgetToCents: 900_000,
        isDraft: false,
      },
    ])
    expect(page.notices().map(({ text }) => text)).toEqual(['Sent to moderation'])
  })

  it('keeps to a step until its fields are right, and to its own fields', async () => {
    const page = await create({})
    await page.user.click(button('Continue'))
    await waitFor(() => expect(screen.getByRole('alert')).toBe(document.activeElement))
    expect(field('Title', /This field is required/)).toBeTruthy()
    expect(field('Description', /This field is required/)).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Category', description: 'This field is required' })).toBeTruthy()
    expect(page.address()).toBe(paths.createProject())
    await fillInBasics(page)
    expect(await step('Skills')).toBe(document.activeElement)
    expect(page.address()).toBe(`${paths.createProject()}?step=skills`)
  })

  it('offers to add a tag beside the suggestions, and says so without any', async () => {
    const page = await create({
      searchHintTags: ({ body }) => ({
        tags: body.search === 'Shopify' ? [tagReply('Shopify Plus', 502)] : [],
      }),
    })
    await fillInBasics(page)
    const skills = screen.getByRole('combobox', { name: 'Skills' })
    const offered = () =>
      within(screen.getByRole('listbox', { name: 'Suggested skills' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    await page.user.type(skills, 'Shopify')
    expect(offered()).toEqual(['Add “Shopify”'])
    await screen.findByRole('option', { name: 'Shopify Plus' })
    expect(offered()).toEqual(['Shopify Plus', 'Add “Shopify”'])
    await page.user.type(skills, 'x')
    await waitFor(() => expect(offered()).toEqual(['Not found. Click to add this tag']))
  })

  it('no longer requires a skill once there is one', async () => {
    const page = await create({})
    await fillInBasics(page)
    await page.user.click(button('Continue'))
    const refused = { name: 'Skills', description: /must select at least one tag/ }
    await screen.findByRole('combobox', refused)
    await page.user.type(screen.getByRole('combobox', { name: 'Skills' }), 'Shopify{Enter}')
    await screen.findByRole('button', { name: 'Remove Shopify' })
    await waitFor(() => expect(screen.queryByRole('combobox', refused)).toBeNull())
  })

  it('takes languages with their levels, and removes the right one', async () => {
    const page = await create({ createProject: () => ownPublicationReply(), ...afterPublishing })
    await fillInBasics(page)
    await page.user.type(screen.getByRole('combobox', { name: 'Skills' }), 'Shopify{Enter}')
    const choices = (name: string) => screen.getAllByRole<HTMLSelectElement>('combobox', { name })
    for (const count of [1, 2]) {
      await page.user.click(button('Add a language'))
      await page.user.selectOptions(choices('Language').at(-1)!, 'Estonian')
      expect(choices('Language').length).toBe(count)
    }
    await page.user.selectOptions(choices('Level')[1]!, 'FLUENT')
    await page.user.click(screen.getAllByRole('button', { name: 'Remove the language' })[0]!)
    expect(document.activeElement).toBe(button('Add a language'))
    await goOnTo(page, 'Terms')
    const countries = screen.getByRole('combobox', { name: /^Countries/ })
    await page.user.selectOptions(countries, 'Estonia')
    await page.user.click(button('Remove Estonia'))
    expect(document.activeElement).toBe(countries)
    await goOnTo(page, 'Extras', 'Check')
    await page.user.click(button('Send to moderation'))
    await waitFor(() =>
      expect(page.api.callsOf('createProject')[0]?.body.languages).toEqual([{ languageId: 1, level: 'FLUENT' }]),
    )
  })

  it('goes on without suggestions where the search for tags is down', async () => {
    const unavailable = () => Promise.reject(refusal('unavailable', { status: 503 }))
    const page = await create({ searchHintTags: unavailable, listTopTags: unavailable, getRandomHints: unavailable })
    await fillInBasics(page)
    await fillInSkills(page)
    expect(page.api.callsOf('createTag').map(({ body }) => body)).toEqual([{ tag: 'Shopify' }])
  })

  it('goes back to a step with its values', async () => {
    const page = await create({})
    await fillInBasics(page)
    await page.user.click(button('Back'))
    await step('The basics')
    expect(field('Title').value).toBe('Web shop')
  })

  it('goes to the step of a field that the server refuses, and shows the reason there', async () => {
    const refused = refusal('invalid', {
      status: 400,
      fields: { tagGuids: { code: 'tags-required', message: 'That skill is gone' } },
    })
    const page = await create({ createProject: () => Promise.reject(refused) })
    await fillInAll(page)
    await page.user.click(button('Send to moderation'))
    await step('Skills')
    expect(page.address()).toBe(`${paths.createProject()}?step=skills`)
    expect(await within(await screen.findByRole('alert')).findByText('Skills – That skill is gone')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Skills', description: /That skill is gone/ })).toBeTruthy()
  })

  it('stays on the last step for an error without a field', async () => {
    const refused = refusal('unavailable', { status: 503, message: 'Not now' })
    const page = await create({ createProject: () => Promise.reject(refused) })
    await fillInAll(page)
    await page.user.click(button('Send to moderation'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now')
    expect(page.address()).toBe(`${paths.createProject()}?step=check`)
  })

  it('saves a draft on request', async () => {
    const page = await create({
      createProject: () => ownPublicationReply({ publicationStatus: 'DRAFT' }),
      ...afterPublishing,
    })
    await fillInAll(page)
    await page.user.click(button('Save as draft'))
    await waitFor(() => expect(page.notices().map(({ text }) => text)).toEqual(['Saved in your drafts']))
    expect(page.api.callsOf('createProject')[0]!.body.isDraft).toBe(true)
    expect(page.track).not.toHaveBeenCalled()
  })

  it('stores the typed values on this device until they were sent', async () => {
    const page = await create({})
    await page.user.type(field('Title'), 'Web shop')
    await screen.findByText(/Kept on this device/, undefined, { timeout: 3000 })
    await page.goTo('/elsewhere')
    await page.goTo(paths.createProject())
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })).value).toBe('Web shop')
  })

  it('starts from a named template', async () => {
    await renderPage(remote, `${paths.createProject()}?template=${guidOf(1)}`, {
      session,
      api: { ...lists, ...afterPublishing },
    })
    expect(field('Title').value).toBe('Web shop for a furniture maker')
  })
})

describe('publishing', () => {
  it.each([
    ['service', paths.createService(), 'createService'],
    ['expert', paths.createExpert(), 'createExpert'],
  ] as const)('of a %s ends with the next steps', async (cardType, path, operation) => {
    const page = await renderPage(remote, path, {
      session,
      api: { ...lists, [operation]: () => ownPublicationReply({ cardType, publicationStatus: 'MODERATION' }) },
    })
    await fillInAll(page)
    await page.user.click(button('Send to moderation'))
    expect(await screen.findByRole('link', { name: 'Browse projects' })).toBeTruthy()
    expect(page.api.callsOf(operation).length).toBe(1)
    expect(screen.getByRole('link', { name: 'Show my publication' }).getAttribute('href')).toBe(
      paths.myPublicationsOf(cardType, guidOf(1)),
    )
  })
})

describe('editing a publication', () => {
  it('sends the revision of its start', async () => {
    const edited: OwnPublication = ownPublicationReply({ revision: 3, publicationStatus: 'REJECTED' })
    const page = await renderPage(remote, `${paths.editPublication('project', edited.guid)}?step=check`, {
      session,
      api: {
        ...lists,
        ...afterPublishing,
        getMyPublication: () => edited,
        updateProject: () => ({ ...edited, revision: 4, publicationStatus: 'MODERATION' }),
      },
    })
    await page.user.click(await screen.findByRole('button', { name: 'Send to moderation' }))
    await waitFor(() => expect(page.address()).toBe(paths.myPublicationsOf('project', edited.guid)))
    expect(page.api.callsOf('updateProject')).toMatchObject([{ params: { guid: edited.guid }, body: { revision: 3 } }])
    expect(page.track.mock.calls).toEqual([['publication_sent', { cardType: 'project', isNew: false }]])
  })

  it('asks for the title when another tab has changed it too, and keeps other changes of that tab', async () => {
    let kept: OwnPublication = ownPublicationReply({ revision: 3, description: 'We make tables.' })
    const page = await renderPage(remote, paths.editPublication('project', kept.guid), {
      session,
      api: {
        ...lists,
        ...afterPublishing,
        getMyPublication: () => kept,
        updateProject: ({ body }) => {
          if (body.revision !== kept.revision) throw refusal('publication-changed-meanwhile', { status: 409 })
          return (kept = { ...kept, name: body.name, description: body.description, revision: body.revision + 1 })
        },
      },
    })
    await page.user.clear(field('Title'))
    await page.user.type(field('Title'), 'My title')
    kept = { ...kept, name: 'Another title', description: 'We make chairs.', revision: 4 }
    await page.goTo(`${paths.editPublication('project', kept.guid)}?step=check`)
    await step('Check')
    await page.user.click(button('Send to moderation'))
    const asked = within(await screen.findByRole('dialog', { name: 'There is a newer version' }))
    expect(asked.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Another title',
      'My title',
    ])
    await page.user.click(asked.getByRole('button', { name: 'Keep mine' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await page.user.click(button('Send to moderation'))
    await waitFor(() => expect(page.address()).toBe(paths.myPublicationsOf('project', kept.guid)))
    expect(page.api.callsOf('updateProject')[1]?.body).toMatchObject({
      name: 'My title',
      description: 'We make chairs.',
      revision: 4,
    })
  })
})
