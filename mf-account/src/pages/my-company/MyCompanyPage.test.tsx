import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { company } from './company-mocks.ts'

const paying = memberSession({ plan: 'startup' })
const links = { website: 'https://kask.ee', instagram: null, facebook: null, linkedin: null }

const open = (api: ApiMocks = company(), session = paying) => renderPage(remote, paths.myCompany(), { session, api })
const section = (name: string) => within(screen.getByRole('region', { name }))
const save = (name: string) => section(name).getByRole('button', { name: 'Save' })
const texts = (page: Awaited<ReturnType<typeof open>>) => page.notices().map(({ text }) => text)

describe('my company', () => {
  it('is changed part by part, each against the version that the last one left', async () => {
    const page = await open()
    await page.user.type(screen.getByRole('textbox', { name: /What you do/ }), ' And chairs.')
    await page.user.click(save('Name and description'))
    await waitFor(() => expect(texts(page)).toEqual(['Saved']))
    await page.user.type(screen.getByRole('textbox', { name: /Phone/ }), '+372 555 1234')
    await page.user.click(save('Contacts'))
    await waitFor(() => expect(texts(page)).toHaveLength(2))
    expect(page.api.callsOf('updateCompany').map(({ body }) => body)).toEqual([
      { name: 'Kask ja Pojad OÜ', description: 'We make tables. And chairs.', version: 1 },
      { contactPersonName: null, email: 'mari@kask.ee', phone: '+372 555 1234', address: null, version: 2 },
    ])
  })

  it('sends nothing without a change', async () => {
    const page = await open()
    await page.user.click(save('Contacts'))
    expect(texts(page)).toEqual(['Form has not been changed'])
    expect(page.api.callsOf('updateCompany')).toEqual([])
  })

  it('keeps what was typed when another part is saved and when the page is opened again', async () => {
    const page = await open()
    const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Phone/ })
    await page.user.type(phone(), '+372 555 1234')
    await page.user.type(screen.getByRole('textbox', { name: 'Company name' }), '!')
    await page.user.click(save('Name and description'))
    await waitFor(() => expect(texts(page)).toEqual(['Saved']))
    expect(phone().value).toBe('+372 555 1234')
    await screen.findByText(/Kept on this device/, undefined, { timeout: 3000 })
    await page.goTo('/elsewhere')
    await page.goTo(paths.myCompany())
    await waitFor(() => expect(phone().value).toBe('+372 555 1234'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Company name' }).value).toBe('Kask ja Pojad OÜ!')
  })

  it('says that a colleague changed it, keeps what was typed, and saves it against the newer version', async () => {
    const api = company()
    const page = await open(api)
    await api.updateCompany!({ params: { guid: '' }, query: undefined, body: { industry: 'Elsewhere', version: 1 } })
    await page.user.type(screen.getByRole('textbox', { name: /Phone/ }), '+372 555 1234')
    await page.user.click(save('Contacts'))
    await screen.findByText('company-changed-meanwhile')
    await page.user.click(save('Contacts'))
    await waitFor(() => expect(texts(page)).toEqual(['Saved']))
    expect(page.api.callsOf('updateCompany').map(({ body }) => body.version)).toEqual([1, 2])
  })

  it('shows its city once the cities have arrived', async () => {
    await open({
      ...company({ location: { countryCode: 'EE', cityId: 7, cityTitle: 'Tartu' } }),
      listCities: () => ({ list: [{ id: 7, countryCode: 'EE', title: 'Tartu' }] }),
    })
    const city = screen.getByRole<HTMLSelectElement>('combobox', { name: /City/ })
    await waitFor(() => expect(city.selectedOptions[0]?.textContent).toBe('Tartu'))
  })

  it('has qualification tags, ten at most', async () => {
    const page = await open(company({ tags: ['ISO 9001'] }))
    await page.user.type(screen.getByRole('combobox', { name: /Qualifications/ }), 'X-Road{Enter}')
    await page.user.click(save('Qualifications'))
    await waitFor(() => expect(texts(page)).toEqual(['Saved']))
    expect(page.api.callsOf('updateCompany').map(({ body }) => body.tags)).toEqual([['ISO 9001', 'X-Road']])
  })

  it('has links where the plan has them, and says at the field what is not a link', async () => {
    const page = await open(company({ links }))
    const instagram = screen.getByRole('textbox', { name: 'Instagram' })
    await page.user.type(instagram, 'instagram')
    await page.user.click(save('Links'))
    await section('Links').findByRole('alert')
    expect(instagram.getAttribute('aria-invalid')).toBe('true')
    expect(page.api.callsOf('updateCompanyLinks')).toEqual([])
    await page.user.clear(instagram)
    await page.user.type(instagram, 'https://instagram.test/kask')
    await page.user.click(save('Links'))
    await waitFor(() => expect(texts(page)).toEqual(['Saved']))
    expect(page.api.callsOf('updateCompanyLinks').map(({ body }) => body)).toEqual([
      { ...links, instagram: 'https://instagram.test/kask', version: 1 },
    ])
  })

  it('says what the free plan does not have, and where to get it', async () => {
    await open(company(), memberSession({ plan: 'free' }))
    expect(section('Links').getByText(/Your plan has no links/)).toBeTruthy()
    expect(section('Logo and cover').getByText(/Your plan has no cover/)).toBeTruthy()
    expect(section('Colour').getByText(/Your plan has no colour of its own/)).toBeTruthy()
    expect(section('Colour').queryByRole('radio')).toBeNull()
    expect(section('Logo and cover').queryByLabelText('Cover')).toBeNull()
    expect(section('Links').getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
      paths.subscriptionPlans(paths.myCompany()),
    )
  })

  it('has a colour where the plan has it, chosen by keyboard and shown before it is saved', async () => {
    const page = await open()
    const group = section('Colour').getByRole('radiogroup', { name: 'Colour of the page' })
    const radios = within(group).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['sild', true],
      ['lagoon', false],
      ['forest', false],
      ['amber', false],
      ['brick', false],
      ['plum', false],
    ])
    radios[0]!.focus()
    await page.user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Forest' }).checked).toBe(true)
    const preview = section('Colour').getByText('Kask ja Pojad OÜ').closest('[data-palette]')
    expect(preview?.getAttribute('data-palette')).toBe('forest')
    await page.user.click(save('Colour'))
    await waitFor(() => expect(texts(page)).toEqual(['Saved']))
    expect(page.api.callsOf('updateCompany').map(({ body }) => body)).toEqual([{ palette: 'forest', version: 1 }])
  })

  it('keeps a colour that the plan no longer has, which can be removed but not changed for another', async () => {
    const page = await open(company({ palette: 'plum' }), memberSession({ plan: 'free' }))
    expect(section('Colour').getByText(/Your plan has no colour of its own/)).toBeTruthy()
    const radios = section('Colour').getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['sild', false],
      ['plum', true],
    ])
    await page.user.click(radios[0]!)
    await page.user.click(save('Colour'))
    await waitFor(() => expect(section('Colour').queryByRole('radio')).toBeNull())
    expect(page.api.callsOf('updateCompany').map(({ body }) => body)).toEqual([{ palette: 'sild', version: 1 }])
  })

  it('counts what it does, and leads to the page as others see it', async () => {
    const statistics = { experts: 2, offers: 3, activeProjects: 4, closedProjects: 5, favorites: 6 }
    await open(company({ statistics, rating: 4.5, reviewsCount: 2 }))
    const shown = () => section('Statistics').getAllByRole('definition')
    // The owner sees the current count of favourites, not the cached count of the public page.
    await waitFor(() =>
      expect(shown().map(({ textContent }) => textContent)).toEqual(['2', '3', '4', '5', '7', '4.5 from 2 reviews']),
    )
    expect(screen.getByRole('link', { name: 'See it as others do' }).getAttribute('href')).toBe(
      paths.company('kask-ja-pojad'),
    )
  })

  const none = { experts: 0, offers: 0, activeProjects: 0, closedProjects: 0, favorites: 0 }
  const keptByNone = { countOwnFavorites: () => ({ amount: 0 }) }

  it('shows no zeros among its figures', async () => {
    await open({ ...company({ statistics: { ...none, offers: 3 }, rating: null }), ...keptByNone })
    const shown = () => section('Statistics').getAllByRole('definition')
    await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual(['3', 'No reviews yet']))
  })

  it('without figures links to what brings them', async () => {
    await open({ ...company({ statistics: none, rating: null }), ...keptByNone })
    const link = await screen.findByRole('link', { name: 'To my publications' })
    expect(link.getAttribute('href')).toBe(paths.myPublications())
  })

  it('is deleted after a question, unless it still has publications', async () => {
    const has = refusal('company-has-publications', { status: 409 })
    const page = await open({ ...company(), deleteCompany: () => Promise.reject(has) })
    await page.user.click(screen.getByRole('button', { name: 'Delete this company' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Kask ja Pojad OÜ for good?' }))
    await page.user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    expect(await dialog.findByText('company-has-publications')).toBeTruthy()
    expect(page.address()).toBe(paths.myCompany())
  })
})

describe('a picture', () => {
  const logo = () => screen.getByLabelText<HTMLInputElement>('Logo')
  const file = (name: string, size = 10) => {
    const made = new File(['x'], name, { type: 'image/png' })
    Object.defineProperty(made, 'size', { value: size })
    return made
  }

  it('of another type is refused with the accepted types, in capitals, before it is sent', async () => {
    const page = await open()
    expect(section('Logo and cover').getAllByText(/JPG, JPEG, PNG, WEBP/).length).toBeGreaterThan(0)
    const user = page.user
    Object.assign(logo(), { accept: '' })
    await user.upload(logo(), file('logo.svg'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Cannot upload given file. Please try JPG, JPEG, PNG, WEBP format',
    )
    expect(page.api.callsOf('uploadFile')).toEqual([])
  })

  it('that is too large is refused before it is sent', async () => {
    const page = await open()
    await page.user.upload(logo(), file('logo.png', 11 * 1024 * 1024))
    expect((await screen.findByRole('alert')).textContent).toBe('Cannot upload given file: exceeds the size limits')
    expect(page.api.callsOf('uploadFile')).toEqual([])
  })

  it('that is new is shown in the header too', async () => {
    const page = await open(company({ logoUrl: '/logo.webp' }))
    await page.user.click(section('Logo and cover').getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(page.refreshSession).toHaveBeenCalledOnce())
  })

  it('is removed', async () => {
    const page = await open(company({ logoUrl: '/logo.webp' }))
    await page.user.click(section('Logo and cover').getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(texts(page)).toEqual(['Saved']))
    expect(document.activeElement).toBe(logo())
    expect(page.api.callsOf('updateCompany').map(({ body }) => body)).toEqual([{ logoUrl: null, version: 1 }])
  })
})
