import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { guidOf, ownCompanyReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../../remote.tsx'

const session = memberSession({ company: null })
/** Each has a draft of their own. */
const newcomer = (user: number) => memberSession({ company: null, user: { guid: guidOf(user) } })
const lists = {
  listCountries: () => ({
    list: [
      { code: 'EE', title: 'Estonia' },
      { code: 'FR', title: 'France' },
    ],
  }),
  listCities: () => ({ list: [{ id: 7, countryCode: 'EE', title: 'Tartu' }] }),
}
const name = (description?: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Company name', description })
const submit = () => screen.getByRole('button', { name: 'Create company' })

describe('creating a company', () => {
  it('sends the form, reads the session again and goes on', async () => {
    const page = await renderPage(remote, `${paths.createCompany()}?userType=provider`, {
      session,
      api: { ...lists, createCompany: () => ownCompanyReply() },
    })
    await page.user.type(name(), 'Kask ja Pojad OÜ')
    await page.user.type(screen.getByRole('textbox', { name: 'Registration number' }), '12345678')
    await page.user.selectOptions(screen.getByRole('combobox', { name: /City/ }), 'Tartu')
    await page.user.click(submit())
    await waitFor(() => expect(page.address()).toBe('/get-started/create-company/success?userType=provider'))
    expect(page.refreshSession).toHaveBeenCalledOnce()
    expect(page.api.callsOf('createCompany').map(({ body }) => body)).toMatchObject([
      {
        name: 'Kask ja Pojad OÜ',
        registrationNumber: '12345678',
        countryCode: 'EE',
        cityId: 7,
        industry: null,
        email: 'mari@sild.test',
      },
    ])
  })

  it.each([
    [1, undefined, 'Estonia'],
    [2, 'EE', 'Estonia'],
    [3, 'FR', 'France'],
    [4, 'other', 'Choose a country'],
  ] as const)('begins for user %i of the region %s with %s', async (user, region, country) => {
    await renderPage(remote, paths.createCompany(), { session: newcomer(user), api: lists, region })
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
    expect(select.selectedOptions[0]?.textContent).toBe(country)
  })

  it('follows the region that is chosen meanwhile or before it is opened again, until a country is chosen', async () => {
    const page = await renderPage(remote, paths.createCompany(), { session: newcomer(5), api: lists, region: 'EE' })
    const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
    await page.user.type(name(), 'Kask')
    page.chooseRegion('FR')
    await waitFor(() => expect(country().value).toBe('FR'))
    expect(name().value).toBe('Kask')
    await page.goTo('/elsewhere')
    page.chooseRegion('EE')
    await page.goTo(paths.createCompany())
    await waitFor(() => expect(country().value).toBe('EE'))
    expect(name().value).toBe('Kask')
    await page.user.selectOptions(country(), 'France')
    page.chooseRegion('other')
    await waitFor(() => expect(country().value).toBe('FR'))
  })

  it('requires a country from a user outside our regions', async () => {
    const page = await renderPage(remote, paths.createCompany(), { session: newcomer(5), api: lists, region: 'other' })
    await page.user.type(name(), 'Kask')
    expect(screen.getByRole('button', { name: 'Look it up in the register' })).toHaveProperty('disabled', true)
    await page.user.click(submit())
    await screen.findByRole('alert')
    const select = () => screen.getByRole('combobox', { name: 'Country', description: /This field is required/ })
    await page.user.selectOptions(select(), 'France')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('FR')
  })

  it('shows beside the fields what is missing', async () => {
    const page = await renderPage(remote, paths.createCompany(), { session, api: lists })
    await page.user.type(name(), 'K')
    await page.user.click(submit())
    await screen.findByRole('alert')
    expect(name('Enter at least 3 characters')).toBeTruthy()
    expect(
      screen.getByRole('textbox', { name: 'Registration number', description: /This field is required/ }),
    ).toBeTruthy()
    expect(page.api.callsOf('createCompany')).toEqual([])
  })

  it('keeps what was typed when the page is opened again, until it was sent', async () => {
    const page = await renderPage(remote, paths.createCompany(), { session, api: lists })
    await page.user.type(name(), 'Kask')
    await screen.findByText(/Kept on this device/, undefined, { timeout: 3000 })
    await page.goTo(paths.getStarted())
    await page.goTo(paths.createCompany())
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Company name' })).value).toBe('Kask')
    expect(localStorage.length).toBe(1)
  })

  it('shows a name that is taken beside the name and keeps the rest', async () => {
    const taken = refusal('company-name-taken', {
      status: 409,
      fields: { name: { code: 'name-exists', message: 'This name already exists' } },
    })
    const page = await renderPage(remote, paths.createCompany(), {
      session,
      api: { ...lists, createCompany: () => Promise.reject(taken) },
    })
    await page.user.type(name(), 'Kask')
    await page.user.type(screen.getByRole('textbox', { name: 'Registration number' }), 'none')
    await page.user.click(submit())
    await screen.findByRole('alert')
    expect(name('This name already exists').value).toBe('Kask')
  })

  it('redirects a member who has a company', async () => {
    const page = await renderPage(remote, paths.createCompany(), { session: memberSession(), api: lists })
    await waitFor(() => expect(page.address()).toBe('/get-started/create-company/success'))
  })

  describe('with the register', () => {
    const registered = {
      registrationNumber: '12345678',
      name: 'KASK JA POJAD OÜ',
      address: 'Kuu 1, Tartu',
      cityTitle: 'Tartu',
      isActive: true,
    }
    const lookUp = async (searchRegister: ApiMocks['searchRegister']) => {
      const page = await renderPage(remote, paths.createCompany(), { session, api: { ...lists, searchRegister } })
      await page.user.type(name(), 'Kask')
      await page.user.click(screen.getByRole('button', { name: 'Look it up in the register' }))
      return page
    }

    it('is filled in from the result of the register', async () => {
      const page = await lookUp(() => ({ isAvailable: true, list: [registered] }))
      await page.user.click(await screen.findByRole('button', { name: 'Use KASK JA POJAD OÜ' }))
      expect(page.api.callsOf('searchRegister').map(({ query }) => query)).toEqual([
        { countryCode: 'EE', query: 'Kask' },
      ])
      expect(name().value).toBe('KASK JA POJAD OÜ')
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Registration number' }).value).toBe('12345678')
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Address/ }).value).toBe('Kuu 1, Tartu')
      expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
      expect(document.activeElement).toBe(name())
    })

    it('forgets what the register of one country has found when another country is chosen', async () => {
      const page = await lookUp(() => ({ isAvailable: true, list: [registered] }))
      await screen.findByRole('button', { name: /^Use / })
      await page.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'France')
      expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
    })

    it('goes on by hand when the register does not answer', async () => {
      await lookUp(() => ({ isAvailable: false, list: [] }))
      expect((await screen.findByRole('status')).textContent).toMatch(/not available.*not checked/)
      expect(name().value).toBe('Kask')
    })

    it('says that it knows no such company', async () => {
      await lookUp(() => ({ isAvailable: true, list: [] }))
      expect(await screen.findByText('Nothing found')).toBeTruthy()
    })
  })
})
