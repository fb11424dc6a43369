import { limits } from '@sild/contract/limits'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { categoriesReply, guidOf, ownPublicationReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { statisticsReply } from '@sild/testing/statistics'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const cities = [
  { id: 1, countryCode: 'EE', title: 'Tallinn' },
  { id: 2, countryCode: 'EE', title: 'Tartu' },
]
const known: OwnPublication = ownPublicationReply({
  cardType: 'expert',
  segment: 'STARTUP',
  locations: [{ countryCode: 'EE', cityId: 1 }],
  media: [{ url: '/uploads/ab/shop.png', name: 'shop.png' }],
  translations: { et: { name: 'Mööblitootja e-pood', description: 'Teeme laudu.' } },
  cvUrl: '/uploads/ab/cv.pdf',
})
const plan = { fileUrl: '/uploads/cd/new.pdf', name: 'plan.pdf', bytes: 1, width: null, height: null }
const edit = (step: string, api: ApiMocks = {}) =>
  renderPage(remote, `${paths.editPublication('expert', known.guid)}?step=${step}`, {
    session: memberSession(),
    api: {
      listCategories: categoriesReply,
      listCountries: () => ({ list: [{ code: 'EE', title: 'Estonia' }] }),
      listLanguages: () => ({ list: [{ id: 1, code: 'et', title: 'Estonian' }] }),
      listCities: () => ({ list: cities }),
      getRandomHints: () => ({ hints: [] }),
      getMyPublication: () => known,
      getPublicationStatistics: () => statisticsReply(),
      listPublicationResponses: () => ({ list: [], total: 0 }),
      updateExpert: () => known,
      uploadFile: () => plan,
      ...api,
    },
  })
const button = (name: string) => screen.getByRole('button', { name })
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })
const files = () => screen.getByLabelText(/^Pictures and documents/)

async function sent(page: Awaited<ReturnType<typeof edit>>) {
  await page.goTo(`${paths.editPublication('expert', known.guid)}?step=check`)
  await page.user.click(await screen.findByRole('button', { name: 'Send to moderation' }))
  await waitFor(() => expect(page.api.callsOf('updateExpert').length).toBe(1))
  return page.api.callsOf('updateExpert')[0]!.body
}

describe('optional fields of a publication', () => {
  it('stay unchanged when an edit is about others', async () => {
    const page = await edit('basics')
    await page.user.type(screen.getByRole('textbox', { name: 'Title' }), ' 2')
    expect(await sent(page)).toMatchObject({
      name: `${known.name} 2`,
      segment: 'STARTUP',
      locations: [{ countryCode: 'EE', cityId: 1 }],
      media: known.media,
      translations: known.translations,
      cvUrl: known.cvUrl,
    })
  })

  it('are chosen: audience, city, files and languages', async () => {
    const page = await edit('basics')
    await page.user.selectOptions(screen.getByRole('combobox', { name: /^For whom/ }), 'Enterprises')
    await page.user.click(screen.getByRole('link', { name: /Terms/ }))
    const city = await screen.findByRole('combobox', { name: /^City in Estonia/ })
    await within(city).findByRole('option', { name: 'Tartu' })
    expect(within(city).getByRole<HTMLOptionElement>('option', { name: 'Tallinn' }).selected).toBe(true)
    await page.user.selectOptions(city, 'Tartu')
    await page.user.click(screen.getByRole('link', { name: /Extras/ }))
    await page.user.upload(await screen.findByLabelText(/^Pictures and documents/), pdf('plan.pdf'))
    await screen.findByRole('button', { name: 'Remove plan.pdf' })
    await page.user.click(button('Remove shop.png'))
    await page.user.click(button('Remove CV (PDF)'))
    const inFrench = within(screen.getByRole('group', { name: /^In French/ }))
    await page.user.type(inFrench.getByRole('textbox', { name: 'Title' }), 'Boutique de meubles')
    await page.user.type(inFrench.getByRole('textbox', { name: 'Description' }), 'Nous faisons des tables.')
    await page.user.click(button('Continue'))
    await screen.findByText('Tartu, Estonia')
    expect(screen.getByText('plan.pdf')).toBeTruthy()
    expect(screen.getByText('Estonian and French')).toBeTruthy()
    expect(await sent(page)).toMatchObject({
      segment: 'ENTERPRISE',
      locations: [{ countryCode: 'EE', cityId: 2 }],
      media: [{ url: '/uploads/cd/new.pdf', name: 'plan.pdf' }],
      cvUrl: null,
      translations: {
        ...known.translations,
        fr: { name: 'Boutique de meubles', description: 'Nous faisons des tables.' },
      },
    })
  })

  it('do not send half a translation', async () => {
    const page = await edit('extras')
    const inFrench = within(screen.getByRole('group', { name: /^In French/ }))
    await page.user.type(inFrench.getByRole('textbox', { name: 'Title' }), 'Boutique')
    await page.user.click(button('Continue'))
    await waitFor(() => expect(screen.getByRole('alert')).toBe(document.activeElement))
    expect(inFrench.getByRole('textbox', { name: 'Description', description: /This field is required/ })).toBeTruthy()
  })

  it('go on while files arrive, and are sent with them', async () => {
    const arrival = Promise.withResolvers<void>()
    const page = await edit('extras', {
      uploadFile: async () => {
        await arrival.promise
        return plan
      },
    })
    await page.user.upload(files(), pdf('plan.pdf'))
    await page.user.click(button('Continue'))
    await page.user.click(await screen.findByRole('button', { name: 'Send to moderation' }))
    expect(page.api.callsOf('updateExpert')).toEqual([])
    arrival.resolve()
    await waitFor(() =>
      expect(page.api.callsOf('updateExpert').map(({ body }) => body.media)).toEqual([
        [...known.media, { url: plan.fileUrl, name: 'plan.pdf' }],
      ]),
    )
  })

  it('lead back to a refused file, and are not sent without it', async () => {
    const arrival = Promise.withResolvers<void>()
    const message = 'Cannot upload given file'
    const page = await edit('extras', {
      uploadFile: async () => {
        await arrival.promise
        throw refusal('file-type-refused', { status: 415, message })
      },
    })
    await page.user.upload(files(), pdf('plan.pdf'))
    await page.user.click(button('Continue'))
    await page.user.click(await screen.findByRole('button', { name: 'Send to moderation' }))
    arrival.resolve()
    await screen.findByText(message)
    expect(files().getAttribute('aria-invalid')).toBe('true')
    await page.user.click(button('Continue'))
    expect(screen.getByText('Please remove the files that were not accepted')).toBeTruthy()
    expect(page.api.callsOf('updateExpert')).toEqual([])
    await page.user.click(button('Remove plan.pdf'))
    await page.user.click(button('Continue'))
    await screen.findByRole('button', { name: 'Send to moderation' })
  })

  it('take no file that is too large', async () => {
    const page = await edit('extras')
    await page.user.upload(files(), new File([new Uint8Array(limits.file.maxBytes + 1)], 'large.pdf'))
    expect(await screen.findByText('exceeds the size limits')).toBeTruthy()
    expect(page.api.callsOf('uploadFile')).toEqual([])
  })
})

describe('a copy and an edit of the same publication', () => {
  it('are kept apart', async () => {
    const page = await edit('basics', { createExpert: () => known })
    await page.goTo(`${paths.createExpert()}?template=${known.guid}`)
    const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
    await page.user.clear(await title())
    await page.user.type(await title(), 'A copy')
    await page.goTo(paths.editPublication('expert', guidOf(1)))
    await waitFor(async () => expect((await title()).value).toBe(known.name))
    await page.goTo(`${paths.createExpert()}?template=${known.guid}`)
    await waitFor(async () => expect((await title()).value).toBe('A copy'))
  })
})
