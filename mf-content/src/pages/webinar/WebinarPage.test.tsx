import type { Page } from '@sild/contract/content/schemas'
import { paths } from '@sild/paths'
import { pageReply } from '@sild/testing/pages'
import { readIn } from '@sild/testing/reader-zone'
import { renderPage } from '@sild/testing/render-page'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { handle } from './WebinarPage.tsx'

const past: Page = {
  ...pageReply('how-to-find-b2b-partners'),
  categorySlug: 'webinar',
  title: 'How to find B2B partners',
  summary: 'A hundred minutes.',
  coverUrl: null,
  publishedAt: '2023-06-01T09:00:00Z',
  readingMinutes: 3,
  startsAt: '2023-07-26T14:00:00Z',
  endsAt: '2023-07-26T15:40:00Z',
  place: null,
  html: '<h2 id="about">About</h2><p>Welcome.</p>',
  speakers: [{ name: 'Urmas Jahu', position: 'Baker', biography: 'Bakes.' }],
  agenda: [
    {
      startsAt: '2023-07-26T14:10:00Z',
      endsAt: '2023-07-26T14:35:00Z',
      title: 'Two projects',
      description: 'One failed.',
    },
  ],
}
const upcoming: Page = { ...past, startsAt: '2999-07-26T14:00:00Z', endsAt: '2999-07-26T15:40:00Z' }
const open = (webinar: Page) =>
  renderPage(remote, paths.webinar(webinar.slug), {
    api: { getPage: () => webinar, registerForWebinar: () => ({ acknowledged: true }) },
  })
const box = (name: string, description?: string) => screen.findByRole('textbox', { name, description })
const time = () => document.querySelector('time')?.parentElement?.textContent
const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(await box('Company name'), 'Rukkipää Pagarid OÜ')
  await user.type(await box('Company email'), 'urmas@sild.test')
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }))
}

it('shows what it is about, and when it is held by the clock of the reader', async () => {
  readIn('Europe/Paris')
  await open(upcoming)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(upcoming.title)
  expect(screen.getByRole('heading', { name: 'Urmas Jahu' }).nextSibling?.textContent).toBe('Baker')
  const [item] = within(screen.getByRole('heading', { name: 'Agenda' }).parentElement!).getAllByRole('listitem')
  expect(item?.textContent).toBe('16:10–16:35 Two projectsOne failed.')
  expect(time()).toBe('Online, 26 July 2999 at 16:00–17:40 (your time)')
})

it('changes with its address', async () => {
  const { api } = await open({ ...upcoming, slug: 'second-webinar' })
  expect(api.callsOf('getPage')).toMatchObject([{ params: { slug: 'second-webinar' } }])
  expect(screen.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')).toBe(
    '/api/page/second-webinar/event.ics?locale=en',
  )
})

it('gives search engines the same facts', () => {
  const page = { loaded: { webinar: upcoming, isOver: false }, params: {}, intl: null as never }
  expect([handle.title(page), handle.description?.(page)]).toEqual([upcoming.title, upcoming.summary])
  expect(handle.structuredData?.(page)).toEqual([
    expect.objectContaining({
      '@type': 'Event',
      name: upcoming.title,
      startDate: upcoming.startsAt,
      endDate: upcoming.endsAt,
    }),
  ])
})

it('keeps the typed text for the next visit', async () => {
  localStorage.setItem('sild.draft/guest/webinar', JSON.stringify({ companyName: 'Rukkipää Pagarid OÜ' }))
  await open(upcoming)
  expect(await screen.findByDisplayValue('Rukkipää Pagarid OÜ')).toBeTruthy()
})

it('registers a company and says that the link comes', async () => {
  const page = await open(upcoming)
  await fill(page)
  await page.user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('You are registered')).toBeTruthy()
  expect(page.api.callsOf('registerForWebinar')).toMatchObject([
    {
      params: { slug: 'how-to-find-b2b-partners' },
      body: { companyName: 'Rukkipää Pagarid OÜ', email: 'urmas@sild.test', agreement: true },
    },
  ])
})

it('when it is over, offers a notice of the next one', async () => {
  readIn('Europe/Tallinn')
  const page = await open(past)
  expect(time()).toBe('Was held online on 26 July 2023 at 17:00–18:40 (Tallinn time)')
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull()
  await fill(page)
  await page.user.click(screen.getByRole('button', { name: 'Notify me of the next one' }))
  expect(await screen.findByText('You are on the list')).toBeTruthy()
})

it('needs company, address and the agreement to the privacy policy', async () => {
  const page = await open(upcoming)
  await page.user.type(await box('Company email'), 'urmas')
  await page.user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await box('Company name', 'This field is required')).toBeTruthy()
  expect(await box('Company email', 'Please enter a valid email address')).toBeTruthy()
  expect(screen.getByRole('checkbox', { description: 'Please accept the terms to go on' })).toBeTruthy()
  expect(page.api.callsOf('registerForWebinar')).toEqual([])
})
