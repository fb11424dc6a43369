import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { siteSettingsReply } from '@sild/testing/pages'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { pagesMocks } from '../pages/pages-mocks.ts'

const session = memberSession({ user: { roles: ['admin'] }, roles: ['admin'], company: null })
const open = (api: ApiMocks = {}) =>
  renderPage(remote, paths.siteSettings(), { session, api: { ...pagesMocks, ...api } })
const save = () => screen.findByRole('button', { name: 'Save' })

it('saves contacts and social links', async () => {
  const page = await open()
  await page.user.type(await screen.findByRole('textbox', { name: /^Phone/ }), '+372 600 0000')
  await page.user.click(screen.getByRole('button', { name: 'Add a link' }))
  await page.user.type(await screen.findByRole('textbox', { name: 'Name of link 2' }), 'LinkedIn')
  await page.user.type(
    screen.getByRole('textbox', { name: 'Address of link 2' }),
    'https://www.linkedin.com/company/sild',
  )
  await page.user.click(await save())
  await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
  expect(page.api.callsOf('updateSiteSettings')).toMatchObject([
    { body: { phone: '+372 600 0000', version: 1, socialLinks: [{ name: 'Mastodon' }, { name: 'LinkedIn' }] } },
  ])
})

it('refuses an invalid address beside its field', async () => {
  const page = await open()
  const address = await screen.findByRole('textbox', { name: 'Address of link 1' })
  await page.user.clear(address)
  await page.user.type(address, 'http://x.com')
  await page.user.click(await save())
  const description = 'Please enter a full address that starts with https://'
  expect(await screen.findByRole('textbox', { name: 'Address of link 1', description })).toBeTruthy()
})

it('loses nothing when a colleague has saved meanwhile', async () => {
  let isNewer = false
  const page = await open({
    getSiteSettings: () => siteSettingsReply({ version: isNewer ? 2 : 1 }),
    updateSiteSettings: ({ body }) => {
      if (body.version === 2) return siteSettingsReply({ ...body, version: 3 })
      isNewer = true
      throw refusal('settings-changed-meanwhile', { status: 409 })
    },
  })
  await page.user.type(await screen.findByRole('textbox', { name: /^Phone/ }), '1234')
  await page.user.click(await save())
  expect(await screen.findByText(/Save again to replace them/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ }).value).toBe('1234')
  await page.user.click(await save())
  await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
})
