import type { Page, PageSummary } from '@sild/contract/content/schemas'
import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { pageReply, pageSummaryReply } from '@sild/testing/pages'
import { readIn } from '@sild/testing/reader-zone'
import { renderPage } from '@sild/testing/render-page'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const summary = (categorySlug: string, own: Partial<PageSummary> = {}) =>
  pageSummaryReply('first-brief', { categorySlug, ...own })
const page = (categorySlug: string, own: Partial<Page> = {}) => pageReply('first-brief', { categorySlug, ...own })
const open = (path: string, api: ApiMocks) => renderPage(remote, path, { api })
const title = () => screen.getByRole('heading', { level: 1 }).textContent

describe('a list', () => {
  it('shows when an article was written, and when and where an event is held', async () => {
    const meeting = summary('events', { slug: 'meeting', startsAt: '2026-05-06T14:00:00Z', place: 'Tallinn' })
    await open(paths.events(), {
      listPages: ({ body }) => ({
        list: body.filters.categorySlug === 'events' ? [summary('events'), meeting] : [],
        total: 2,
      }),
    })
    const facts = screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
    expect(facts[0]).toMatch(/1 March 2026\u00a0· 3 minutes/)
    expect(facts[1]).toMatch(/6 May 2026.*\u00a0· Tallinn/)
    expect(facts[1]).not.toContain('minutes')
  })

  it.each([
    ['blog', paths.blog(), paths.blogArticle('first-brief')],
    ['news', paths.news(), paths.newsArticle('first-brief')],
    ['events', paths.events(), paths.event('first-brief')],
  ])('of %s asks for its own and leads to them', async (categorySlug, path, article) => {
    const { api } = await open(path, {
      listPages: ({ body }) => ({
        list: body.filters.categorySlug === categorySlug ? [summary(categorySlug)] : [],
        total: 1,
      }),
    })
    expect(api.callsOf('listPages').map(({ body }) => body.filters)[0]).toEqual({ categorySlug })
    expect(screen.getByRole('link', { name: 'How to write a brief' }).getAttribute('href')).toBe(article)
  })

  it('of events leads to the page of a webinar too', async () => {
    await open(paths.events(), {
      listPages: ({ body }) => {
        const { categorySlug = '' } = body.filters
        return { list: [summary(categorySlug, { slug: categorySlug, title: `A ${categorySlug} page` })], total: 1 }
      },
    })
    const links = screen.getAllByRole('link', { name: /^A .* page$/ }).map((link) => link.getAttribute('href'))
    expect(links).toEqual([paths.event('events'), paths.webinar('webinar')])
  })

  it('of events begins with the nearest, and has those that are over apart', async () => {
    const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
    const event = (name: string, startsAt: string, endsAt: string | null = null): PageSummary =>
      summary('events', { slug: name.toLowerCase(), title: name, startsAt, endsAt })
    const events = [
      event('Spring', inDays(90)),
      event('Tomorrow', inDays(1)),
      event('Now', inDays(-0.1), inDays(0.1)),
      event('Today', inDays(-0.2)),
      event('Yesterday', inDays(-1), inDays(-0.9)),
      event('Long ago', inDays(-900)),
    ]
    const webinars = [{ ...event('Webinar', inDays(7)), categorySlug: 'webinar' }]
    await open(paths.events(), {
      listPages: ({ body }) => ({ list: body.filters.categorySlug === 'events' ? events : webinars, total: 6 }),
    })
    const past = screen.getByRole('region', { name: 'Past events' })
    const titles = screen
      .getAllByRole('listitem')
      .map((item) => [past.contains(item), item.querySelector('a')?.textContent])
    expect(titles).toEqual([
      [false, 'Today'],
      [false, 'Now'],
      [false, 'Tomorrow'],
      [false, 'Webinar'],
      [false, 'Spring'],
      [true, 'Yesterday'],
      [true, 'Long ago'],
    ])
  })

  it('of events says that none is planned when all are over', async () => {
    const over = summary('events', { startsAt: '2020-05-06T14:00:00Z' })
    await open(paths.events(), {
      listPages: ({ body }) => ({ list: body.filters.categorySlug === 'events' ? [over] : [], total: 1 }),
    })
    expect(screen.getByRole('heading', { level: 2, name: 'No events planned' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Past events' })).toBeTruthy()
  })

  it('that is empty says so', async () => {
    await open(paths.news(), { listPages: () => ({ list: [], total: 0 }) })
    expect(screen.getByRole('heading', { name: 'No news yet' })).toBeTruthy()
  })
})

describe('an article', () => {
  it('with a film loads nothing of it before it is played, and has captions', async () => {
    const video = {
      url: 'https://uploads.sild.test/ab/film.webm',
      posterUrl: 'https://uploads.sild.test/ab/poster.jpg',
      captionsUrl: 'https://uploads.sild.test/ab/et.vtt',
    }
    await open(paths.blogArticle('first-brief'), { getPage: () => page('blog', { video }) })
    const film = screen.getByLabelText<HTMLVideoElement>('Video: How to write a brief')
    expect([film.preload, film.poster, film.controls, film.autoplay]).toEqual(['none', video.posterUrl, true, false])
    expect(film.querySelector('source')).toMatchObject({ src: video.url, type: 'video/webm' })
    expect(film.querySelector('track')).toMatchObject({ kind: 'captions', src: video.captionsUrl, srclang: 'en' })
  })

  it('under a former address leads to the present one', async () => {
    const opened = await open(paths.blogArticle('old-brief'), { getPage: () => page('blog') })
    expect(opened.address()).toBe(paths.blogArticle('first-brief'))
  })

  it.each([
    ['blog', paths.blogArticle('first-brief')],
    ['news', paths.newsArticle('first-brief')],
  ])('of %s shows its text', async (categorySlug, path) => {
    await open(path, { getPage: () => page(categorySlug) })
    expect(title()).toBe('How to write a brief')
    expect(screen.getByRole('heading', { level: 2, name: 'The goal' })).toBeTruthy()
    expect(screen.getByText(/3 minutes/)).toBeTruthy()
  })

  it('about an event says when and where', async () => {
    readIn('Europe/Tallinn')
    const event = page('events', { startsAt: '2026-05-06T14:00:00Z', place: 'Tallinn' })
    await open(paths.event('first-brief'), { getPage: () => event })
    expect(screen.getByText('This event is over')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /calendar/i })).toBeNull()
    expect(document.querySelector('time')?.parentElement?.textContent).toMatch(/6 May 2026.*17:00.*Tallinn/)
  })
})

describe('the help center', () => {
  const category = { slug: 'plans', title: 'Plans', description: null, parentSlug: 'help-center', pagesCount: 1 }
  const help: ApiMocks = {
    listPageCategories: () => ({ list: [category] }),
    listPages: () => ({ list: [summary('plans')], total: 1 }),
    getPage: () => page('plans'),
  }

  it('leads by category to an article', async () => {
    const { user, address } = await open(paths.helpCenter(), help)
    await user.click(screen.getByRole('link', { name: 'Plans' }))
    await user.click(await screen.findByRole('link', { name: 'How to write a brief' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'The goal' })).toBeTruthy()
    expect(address()).toBe(paths.helpArticle('plans', 'first-brief'))
  })

  it('has no page for a category of another section', async () => {
    await open(paths.helpCategory('blog'), help)
    expect(screen.getByRole('alert').textContent).toContain('404')
  })
})

describe('the policies', () => {
  it.each([
    ['privacy-policy', paths.privacyPolicy()],
    ['terms-and-conditions', paths.terms()],
    ['cookie-policy', paths.cookiePolicy()],
  ])('%s is shown in force', async (slug, path) => {
    const { api } = await open(path, { getPage: () => page('policies', { title: slug }) })
    expect(api.callsOf('getPage').map(({ params }) => params.slug)).toEqual([slug])
    expect(title()).toBe(slug)
    expect(screen.getByText(/In force since/)).toBeTruthy()
  })
})

it('the policy of cookies leads to the choice of them', async () => {
  const { isChoosingCookies, user } = await open(paths.cookiePolicy(), { getPage: () => page('policies') })
  expect(isChoosingCookies()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Change cookie settings' }))
  expect(isChoosingCookies()).toBe(true)
})

it('the page about us explains what Sild is', async () => {
  await open(paths.aboutUs(), {})
  expect(title()).toBe('About Sild')
  expect(screen.getByText(/We take no commission/)).toBeTruthy()
})
