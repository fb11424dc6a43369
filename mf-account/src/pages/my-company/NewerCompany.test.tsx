import { paths } from '@sild/paths'
import { queryClient } from '@sild/shell-api/query'
import type { ApiMocks } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { company } from './company-mocks.ts'

const open = (api: ApiMocks) =>
  renderPage(remote, paths.myCompany(), { session: memberSession({ plan: 'startup' }), api })
const save = (name: string) => within(screen.getByRole('region', { name })).getByRole('button', { name: 'Save' })
const texts = (page: Awaited<ReturnType<typeof open>>) => page.notices().map(({ text }) => text)

describe('a company that a colleague changed meanwhile', () => {
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Phone/ })
  const elsewhere = async (api: ApiMocks, body: object, version = 1) =>
    api.updateCompany!({ params: { guid: '' }, query: undefined, body: { ...body, version } })
  const asked = async () => within(await screen.findByRole('dialog', { name: 'There is a newer version' }))

  async function openWithTwoPhones() {
    const api = company()
    const page = await open(api)
    await elsewhere(api, { phone: '+372 555 0000', address: 'Kuu 1' })
    await page.user.type(phone(), '+372 555 1234')
    await page.user.click(save('Contacts'))
    return { api, page, dialog: await asked() }
  }

  it('shows the newer values beside the typed ones, and overwrites nothing before a choice', async () => {
    const { page, dialog } = await openWithTwoPhones()
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Phone'])
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '+372 555 0000',
      '+372 555 1234',
    ])
    await page.user.keyboard('{Escape}')
    await page.user.click(save('Contacts'))
    expect(await asked()).toBeTruthy()
    await page.user.keyboard('{Escape}')
    expect(phone().value).toBe('+372 555 1234')
    expect(page.api.callsOf('updateCompany')).toHaveLength(1)
  })

  it('is saved as it was typed on “Keep mine”, with all else as it is newer', async () => {
    const { page, dialog } = await openWithTwoPhones()
    await page.user.click(dialog.getByRole('button', { name: 'Keep mine' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('company-changed-meanwhile')).toBeNull()
    await page.user.click(save('Contacts'))
    await waitFor(() => expect(texts(page)).toEqual(['Saved']))
    expect(page.api.callsOf('updateCompany').map(({ body }) => body)[1]).toMatchObject({
      phone: '+372 555 1234',
      address: 'Kuu 1',
      version: 2,
    })
  })

  it('shows the newer values on “Take the newer”', async () => {
    const { page, dialog } = await openWithTwoPhones()
    await page.user.click(dialog.getByRole('button', { name: 'Take the newer' }))
    await waitFor(() => expect(phone().value).toBe('+372 555 0000'))
    await page.user.click(save('Contacts'))
    expect(texts(page)).toEqual(['Form has not been changed'])
    expect(page.api.callsOf('updateCompany')).toHaveLength(1)
  })

  it('is not overwritten by another part of the open page', async () => {
    const api = company()
    const page = await open(api)
    await elsewhere(api, { description: 'We make chairs.' })
    await page.user.type(phone(), '+372 555 1234')
    await page.user.click(save('Contacts'))
    await screen.findByText('company-changed-meanwhile')
    await page.user.type(screen.getByRole('textbox', { name: 'Company name' }), '!')
    await page.user.click(save('Name and description'))
    await waitFor(() => expect(texts(page)).toEqual(['Saved']))
    expect(page.api.callsOf('updateCompany').map(({ body }) => body)[1]).toMatchObject({
      name: 'Kask ja Pojad OÜ!',
      description: 'We make chairs.',
    })
  })

  it('also asks about what was typed before the page was left', async () => {
    const api = company()
    const page = await open(api)
    await page.user.type(phone(), '+372 555 1234')
    await page.goTo('/elsewhere')
    await elsewhere(api, { phone: '+372 555 0000' })
    queryClient.clear()
    await page.goTo(paths.myCompany())
    await waitFor(() => expect(phone().value).toBe('+372 555 1234'))
    await page.user.click(save('Contacts'))
    expect(await asked()).toBeTruthy()
    expect(page.api.callsOf('updateCompany')).toEqual([])
  })
})
