import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { ownCompanyReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const open = (api: ApiMocks = {}) =>
  renderPage(remote, paths.requisites(), {
    session: memberSession(),
    api: {
      listMyCompanies: () => ({ list: [ownCompanyReply({ address: 'Kuu 1, Tallinn', phone: '+372 555 1234' })] }),
      getRequisites: () => ({ requisites: null, version: 0, taxChange: null }),
      saveRequisites: ({ body: { version = 0, ...requisites } }) => ({
        requisites,
        version: version + 1,
        taxChange: null,
      }),
      ...api,
    },
  })
const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

it('start with the data of the company, and are saved as they are on invoices', async () => {
  const page = await open()
  expect(field('Organisation').value).toBe('Kask ja Pojad OÜ')
  await page.user.type(field('First name'), 'Mari')
  await page.user.type(field('Surname'), 'Mets')
  await page.user.type(field('Postal code'), '10111')
  await page.user.click(save())
  await waitFor(() => expect(page.notices().map(({ text }) => text)).toEqual(['Saved']))
  expect(page.api.callsOf('saveRequisites').map(({ body }) => body)).toEqual([
    {
      organisation: 'Kask ja Pojad OÜ',
      firstName: 'Mari',
      lastName: 'Mets',
      vatId: null,
      regCode: '12345678',
      orgAddress: 'Kuu 1, Tallinn',
      additionalAddress: null,
      postalCode: '10111',
      mobilePhone: '+372 555 1234',
      version: 0,
    },
  ])
})

it('that were never saved say what is missing, also before anything is typed', async () => {
  const page = await open()
  await page.user.click(save())
  await screen.findByRole('alert')
  expect(field('First name').getAttribute('aria-invalid')).toBe('true')
  expect(page.notices()).toEqual([])
})

it('say beside the field what is wrong', async () => {
  const page = await open()
  await page.user.type(field(/VAT ID/), 'EE123456789')
  await page.user.click(save())
  await screen.findByRole('alert')
  expect(field(/VAT ID/).getAttribute('aria-invalid')).toBe('true')
  expect(field('First name').getAttribute('aria-invalid')).toBe('true')
  expect(page.api.callsOf('saveRequisites')).toEqual([])
})

it('show the refusal of the server, and keep the typed values', async () => {
  const message = 'This company was changed meanwhile. Please review the newer version'
  const page = await open({
    saveRequisites: () => Promise.reject(refusal('company-changed-meanwhile', { status: 409, message })),
  })
  await page.user.type(field('First name'), 'Mari')
  await page.user.type(field('Surname'), 'Mets')
  await page.user.type(field('Postal code'), '10111')
  await page.user.click(save())
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field('First name').value).toBe('Mari')
})
