import { paths } from '@sild/paths'
import { siteSettingsReply } from '@sild/testing/pages'
import { renderPage } from '@sild/testing/render-page'
import { guest } from '@sild/testing/sessions'
import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { remote } from '../../remote.tsx'

const box = (name: string, description?: string | RegExp) => screen.findByRole('textbox', { name, description })
const getSiteSettings = () => siteSettingsReply()
const send = () => screen.getByRole('button', { name: 'Send' })

describe('the contact form', () => {
  it('sends the form and says that it has arrived', async () => {
    const page = await renderPage(remote, paths.contactUs(), {
      api: { getSiteSettings, sendContactForm: () => ({ acknowledged: true }) },
    })
    await page.user.type(await box('Your name'), 'Mari Kask')
    await page.user.type(await box('Email address'), 'mari@sild.test')
    await page.user.type(await box('Message'), 'How do I change the plan?')
    await page.user.click(screen.getByRole('checkbox', { name: /privacy policy/ }))
    await page.user.click(send())
    expect(await screen.findByText('Thank you, your message is with us')).toBeTruthy()
    expect(page.api.callsOf('sendContactForm').map(({ body }) => body)).toEqual([
      {
        formName: 'CONTACT_US',
        name: 'Mari Kask',
        email: 'mari@sild.test',
        description: 'How do I change the plan?',
        agreement: true,
      },
    ])
  })

  it('needs every field and the agreement to the privacy policy', async () => {
    const page = await renderPage(remote, paths.contactUs(), { api: { getSiteSettings } })
    await page.user.type(await box('Email address'), 'mari')
    await page.user.click(send())
    expect(await box('Your name', 'This field is required')).toBeTruthy()
    expect(await box('Email address', 'Please enter a valid email address')).toBeTruthy()
    expect(await box('Message', /This field is required/)).toBeTruthy()
    expect(screen.getByRole('checkbox', { description: 'Please accept the terms to go on' })).toBeTruthy()
    expect(page.api.callsOf('sendContactForm')).toEqual([])
  })

  it('keeps text typed before the session was known, and takes the rest from the draft', async () => {
    localStorage.setItem('sild.draft/guest/contact-us', JSON.stringify({ name: 'Jaan', description: 'From yesterday' }))
    const page = await renderPage(remote, paths.contactUs(), { api: { getSiteSettings }, session: { kind: 'pending' } })
    await page.user.type(await box('Your name'), 'Mari Kask')
    page.enter(guest)
    expect(await screen.findByDisplayValue('From yesterday')).toBeTruthy()
    expect(screen.getByDisplayValue('Mari Kask')).toBeTruthy()
    await page.user.type(await box('Email address'), 'mari@sild.test')
    await vi.waitFor(
      () =>
        expect(JSON.parse(localStorage.getItem('sild.draft/guest/contact-us') ?? '')).toMatchObject({
          name: 'Mari Kask',
          email: 'mari@sild.test',
          description: 'From yesterday',
        }),
      { timeout: 3000 },
    )
  })

  it('keeps everything and says so when its validation does not load', async () => {
    const page = await renderPage(remote, paths.contactUs(), { api: { getSiteSettings } })
    vi.doMock('@sild/contract/support/schemas', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    onTestFinished(() => {
      vi.doUnmock('@sild/contract/support/schemas')
    })
    await page.user.type(await box('Your name'), 'Mari Kask')
    await page.user.click(send())
    expect(await screen.findByText('Sild cannot be reached. Nothing is lost, please try again')).toBeTruthy()
    expect(screen.getByDisplayValue('Mari Kask')).toBeTruthy()
    expect(page.api.callsOf('sendContactForm')).toEqual([])
  })
})

it('shows the other contacts that the admins have set', async () => {
  await renderPage(remote, paths.contactUs(), {
    api: {
      getSiteSettings: () =>
        siteSettingsReply({
          email: 'write@sild.test',
          phone: '+372 600 0000',
          address: 'Telliskivi 60a, Tallinn',
        }),
    },
  })
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('write@sild.test')).toBe('mailto:write@sild.test')
  expect(await hrefOf('+372 600 0000')).toBe('tel:+3726000000')
  expect(await hrefOf('Mastodon')).toBe('https://mastodon.social/@sild')
  expect(screen.getByText('Telliskivi 60a, Tallinn')).toBeTruthy()
})
