import type { OwnPublication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import { markedCardReplies } from '@sild/testing/marked-cards'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { categoriesReply, chatReply, guidOf, ownPublicationReply, responseReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { statisticsReply } from '@sild/testing/statistics'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const decision = {
  decisionGuid: guidOf(401),
  rule: 'contacts-in-text' as const,
  field: 'description',
  quote: '+372 555 1234',
  message: 'Please take the phone number out.',
  decidedAt: '2026-03-02T09:00:00Z',
}
const open = (own: Partial<OwnPublication> = {}, responses = [responseReply()], api: ApiMocks = {}) =>
  renderPage(remote, paths.myPublicationsOf('project', guidOf(1)), {
    session: memberSession(),
    api: {
      getMyPublication: () => ownPublicationReply(own),
      getPublicationStatistics: () => statisticsReply(),
      listPublicationResponses: () => ({ list: responses, total: responses.length }),
      listCategories: categoriesReply,
      listLanguages: () => ({ list: [{ id: 28, code: 'et', title: 'Estonian' }] }),
      getModerationWait: () => ({ place: null, isLookedAt: false, medianMinutes: null }),
      markResponsesRead: () => ({ acknowledged: true }),
      ...markedCardReplies(),
      ...api,
    },
  })

it('that was deleted leads from its notification to the notifications', async () => {
  const page = await renderPage(remote, `${paths.myPublicationsOf('project', guidOf(1))}?news=yes`, {
    session: memberSession(),
    api: {
      getMyPublication: () => Promise.reject(refusal('publication-not-found', { status: 404 })),
      getPublicationStatistics: () => Promise.reject(refusal('publication-not-found', { status: 404 })),
      listPublicationResponses: () => Promise.reject(refusal('publication-not-found', { status: 404 })),
      listCategories: categoriesReply,
      listLanguages: () => ({ list: [] }),
    },
  })
  expect(page.address()).toBe(paths.notifications('publication'))
})

describe('a response', () => {
  it('goes among favourites and out of them', async () => {
    const reference = { cardGuid: responseReply().guid, cardType: 'response' as const }
    let favorites: (typeof reference)[] = []
    const page = await open({}, undefined, {
      listFavoriteLists: () => markedCardReplies({ favorites }).listFavoriteLists(),
      addFavorite: () => {
        favorites = [reference]
        return { ...reference, listGuid: null }
      },
      removeFavorite: () => {
        favorites = []
        return { acknowledged: true }
      },
    })
    const heart = screen.getByRole('button', { name: `Favourite: response of ${responseReply().company.name}` })
    const isPressed = (value: boolean) => waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe(String(value)))
    await isPressed(false)
    await page.user.click(heart)
    await isPressed(true)
    expect(page.api.callsOf('addFavorite').map(({ body }) => body)).toMatchObject([reference])
    await page.user.click(heart)
    await isPressed(false)
    expect(page.api.callsOf('removeFavorite').map(({ params }) => params.guid)).toEqual([reference.cardGuid])
  })
})

describe('many responses', () => {
  it('are paged', async () => {
    const page = await open({}, undefined, {
      listPublicationResponses: ({ query }) => ({
        list: [responseReply({ guid: guidOf(101 + (query.offset ?? 0)) })],
        total: 26,
      }),
    })
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    await page.user.click(pages.getByRole('link', { name: 'Page 2' }))
    await waitFor(() =>
      expect(page.api.callsOf('markResponsesRead').map(({ body }) => body.responseGuids)).toEqual([
        [guidOf(101)],
        [guidOf(121)],
      ]),
    )
  })
})

describe('all that it has', () => {
  it('is shown: audience, places, languages, pictures, documents and CV', async () => {
    await open(
      {
        segment: 'STARTUP',
        locations: [{ countryCode: 'EE', cityId: 1 }],
        languages: [{ languageId: 28, level: 'FLUENT' }],
        media: [
          { url: '/uploads/ab/shop.png', name: 'shop.png' },
          { url: '/uploads/ab/plan.pdf', name: 'plan.pdf' },
        ],
        cvUrl: '/uploads/ab/cv.pdf',
      },
      [],
      { listCities: () => ({ list: [{ id: 1, countryCode: 'EE', title: 'Tallinn' }] }) },
    )
    expect(await screen.findByText('Tallinn, Estonia')).toBeTruthy()
    for (const fact of ['Startups', 'Estonian (Fluent)']) expect(screen.getByText(fact)).toBeTruthy()
    expect(screen.getByRole('img', { name: 'shop' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'plan (PDF)' }).getAttribute('href')).toBe('/uploads/ab/plan.pdf')
    expect(screen.getByRole('link', { name: 'CV (PDF)' }).getAttribute('href')).toBe('/uploads/ab/cv.pdf')
  })
})

describe('its numbers', () => {
  it('are beside those of the days before, as bars and as a table', async () => {
    const page = await open()
    const numbers = within(screen.getByRole('region', { name: 'How it is doing' }))
    expect(numbers.getByText('435')).toBeTruthy()
    expect(numbers.getByText('210 in the 30 days before')).toBeTruthy()
    expect(numbers.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
      'Views day by day, past 30 days',
      'Responses day by day, past 30 days',
      'Added to favourites day by day, past 30 days',
    ])
    await page.user.click(numbers.getByText('Day by day as a table'))
    expect(numbers.getAllByRole('row')[1]!.textContent).toBe('30 Mar 20262900')
  })
  it('leave out unknown days, and are hidden before the publication', async () => {
    const days = statisticsReply().days.map((day) => ({ ...day, favoritesCount: null }))
    const unknown = { viewsCount: 1, responsesCount: 0, favoritesCount: null }
    await open({}, [], {
      getPublicationStatistics: () => statisticsReply({ days, total: unknown, before: unknown }),
    })
    expect(screen.queryByText('Added to favourites')).toBeNull()
    // Nor is there a picture of no responses.
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })
  it('wait for the first day', async () => {
    await open({ publishedAt: null, publicationStatus: 'MODERATION' })
    expect(screen.queryByRole('region', { name: 'How it is doing' })).toBeNull()
  })
})

describe('one that ends soon', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  it('is kept by one press', async () => {
    let expiresAt = inDays(4)
    const page = await open({}, [], {
      getMyPublication: () => ownPublicationReply({ expiresAt }),
      keepPublication: () => {
        expiresAt = inDays(60)
        return ownPublicationReply({ expiresAt })
      },
    })
    await page.user.click(screen.getByRole('button', { name: 'Still valid' }))
    await waitFor(() => expect(screen.queryByText('Is it still valid?')).toBeNull())
    expect(page.notices().map(({ text }) => text)).toEqual(['It stays for another 60 days'])
  })
  it('is not asked about before its last days', async () => {
    await open({ expiresAt: inDays(6) })
    expect(screen.queryByText('Is it still valid?')).toBeNull()
  })
})

describe('an own publication', () => {
  it.each([
    ['MODERATION', 'A moderator is looking at it'],
    ['DRAFT', 'This is a draft'],
    ['ARCHIVED', 'This publication is archived'],
    ['REJECTED', 'Rejected: contact details in the text'],
  ] as const)('says what %s means', async (publicationStatus, notice) => {
    await open({ publicationStatus, ...(publicationStatus === 'REJECTED' && { decision }) })
    expect(screen.getByText(notice)).toBeTruthy()
  })
  it.each([
    [
      { place: 3, medianMinutes: 12 },
      /You are number 3 in the queue. Lately half .* within 12 minutes. We will notify you/,
    ],
    [{ place: 1, medianMinutes: null }, /You are next in the queue. We will notify you/],
    [{ place: null, medianMinutes: 200 }, /^Lately half of all publications were decided within 4 hours. We will/],
    [{ place: 2, isLookedAt: true, medianMinutes: null }, /^A moderator has it open now. We will notify you/],
    [{ place: null, medianMinutes: null }, /^Usually within an hour, at most a day/],
  ] as const)('that waits with %j says how long that may take', async (wait, said) => {
    const getModerationWait = () => ({ isLookedAt: false, ...wait })
    await open({ publicationStatus: 'MODERATION' }, [], { getModerationWait })
    expect(await screen.findByText(said)).toBeTruthy()
  })
  it('that waits shows the usual time when the place is unknown', async () => {
    const getModerationWait = () => Promise.reject(refusal('unavailable', { status: 503, message: 'Later' }))
    await open({ publicationStatus: 'MODERATION' }, [], { getModerationWait })
    expect(screen.getByText(/^Usually within an hour/)).toBeTruthy()
  })

  it('that was rejected shows the place and what to change, and leads to the form', async () => {
    await open({ publicationStatus: 'REJECTED', decision })
    expect(screen.getByText('+372 555 1234').tagName).toBe('Q')
    expect(screen.getByText(/Please take the phone number out/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Edit' })[0]!.getAttribute('href')).toBe(
      paths.editPublication('project', guidOf(1)),
    )
  })

  it('that was rejected leads to an appeal', async () => {
    await open({ publicationStatus: 'REJECTED', decision })
    expect(screen.getByRole('link', { name: 'Appeal' }).getAttribute('href')).toBe(paths.decision(guidOf(401)))
  })

  it('that was rejected before there were appeals links to none', async () => {
    await open({ publicationStatus: 'REJECTED', decision: { ...decision, decisionGuid: null } })
    expect(screen.queryByRole('link', { name: 'Appeal' })).toBeNull()
  })
})

describe('its responses', () => {
  it('are marked as read when they are shown, and keep their mark until the page is left', async () => {
    const page = await open({}, [responseReply(), responseReply({ guid: guidOf(102), status: 'VIEWED' })])
    await waitFor(() =>
      expect(page.api.callsOf('markResponsesRead').map(({ body }) => body.responseGuids)).toEqual([[guidOf(101)]]),
    )
    expect(screen.getAllByText('New').length).toBe(1)
  })

  it('lead to a chat', async () => {
    const page = await open({}, [responseReply()], { openChat: () => chatReply() })
    await page.user.click(screen.getByRole('button', { name: 'Open chat' }))
    await waitFor(() => expect(page.address()).toBe(paths.chats(guidOf(201))))
  })

  it('say when there are none yet', async () => {
    await open({ publicationStatus: 'MODERATION' }, [])
    expect(screen.getByText('Companies can respond once it is published')).toBeTruthy()
  })

  it('are where a notification leads', async () => {
    await open()
    expect(document.querySelector('#responses')).toBeTruthy()
  })
})

describe('a response', () => {
  const decline = { reasonCode: 2, text: null, declinedAt: '2026-03-04T09:00:00Z' } as const

  it('is declined with a reason, which must be chosen', async () => {
    let response = responseReply({ status: 'VIEWED' })
    const page = await open({}, [], {
      listPublicationResponses: () => ({ list: [response], total: 1 }),
      declineResponse: () => (response = responseReply({ status: 'ARCHIVED', decline })),
    })
    await page.user.click(screen.getByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(dialog.getByText('Please choose a reason')).toBeTruthy()
    expect(page.api.callsOf('declineResponse')).toEqual([])
    await page.user.click(dialog.getByLabelText('The experience or skills do not fit'))
    await page.user.type(dialog.getByLabelText(/In your own words/), ' No Go so far. ')
    await page.user.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('You have declined: The experience or skills do not fit')).toBeTruthy()
    expect(page.api.callsOf('declineResponse').map(({ body }) => body)).toEqual([
      { reasonCode: 2, text: 'No Go so far.' },
    ])
  })

  it('that was declined is open again when that is reverted', async () => {
    let response = responseReply({ status: 'ARCHIVED', decline })
    const page = await open({}, [], {
      listPublicationResponses: () => ({ list: [response], total: 1 }),
      setResponseStatus: () => (response = responseReply({ status: 'VIEWED' })),
    })
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Take it back' }))
    expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy()
    expect(page.api.callsOf('setResponseStatus').map(({ body }) => body)).toEqual([{ status: 'VIEWED' }])
  })

  it('of a company that has left says so, and links to nothing of it', async () => {
    const company = { ...responseReply().company, slug: 'deleted-1', name: '—' }
    await open({}, [responseReply({ company, deletedByCompanion: true, message: '—', status: 'DELETED' })])
    expect(screen.getByText('The company has left Sild')).toBeTruthy()
    expect(screen.getByText('Deleted company')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /—|Deleted company/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Open chat' })).toBeNull()
  })

  it('that was withdrawn says so, and nothing else', async () => {
    await open({}, [responseReply({ deletedByCompanion: true, message: '—', withdrawalReason: 12, status: 'DELETED' })])
    expect(screen.getByText(/has withdrawn this response: We have agreed on other work/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open chat' })).toBeNull()
  })
})
