import type { Reply } from '@sild/contract'
import { paths } from '@sild/paths'
import { refusal } from '@sild/testing/mock-api'
import { guidOf, ownPublicationReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { statisticsReply } from '@sild/testing/statistics'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const session = memberSession()
const projects = paths.myPublicationsOf('project')
const counts = { ACTIVE: 2, MODERATION: 1, DRAFT: 0, ARCHIVED: 5, REJECTED: 1, DELETED: 0 }
const list = (own: Partial<Reply<'listMyPublications'>> = {}): Reply<'listMyPublications'> => ({
  list: [ownPublicationReply()],
  total: 1,
  counts,
  ...own,
})
const state = (name: RegExp) => within(screen.getByRole('navigation', { name: 'State' })).getByRole('link', { name })

describe('my publications', () => {
  it('count what is in each of the five states, and lead to it', async () => {
    const page = await renderPage(remote, projects, {
      session,
      api: { getOwnStatistics: () => statisticsReply(), listMyPublications: () => list() },
    })
    const links = within(screen.getByRole('navigation', { name: 'State' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Active22 publications',
      'Moderation11 publication',
      'Drafts',
      'Archive55 publications',
      'Rejected11 publication',
    ])
    await page.user.click(state(/Rejected/))
    expect(page.address()).toBe(`${projects}?status=REJECTED`)
    await waitFor(() =>
      expect(page.api.callsOf('listMyPublications').map(({ query }) => query.status)).toEqual(['ACTIVE', 'REJECTED']),
    )
  })

  it.each([
    [{ budgetFromCents: 400_000, budgetToCents: 400_000 }, '€4,000'],
    [{ budgetFromCents: null, budgetToCents: 900_000 }, '€9,000'],
    [{ budgetFromCents: null, budgetToCents: null, budgetPerHourCents: 4000 }, '€40 per hour'],
  ])('say what each of them costs: %j', async (price, text) => {
    const mine = list({ list: [ownPublicationReply(price)] })
    await renderPage(remote, projects, {
      session,
      api: { getOwnStatistics: () => statisticsReply(), listMyPublications: () => mine },
    })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('mark a publication with a waiting change', async () => {
    const changed = ownPublicationReply({ publicationStatus: 'MODERATION', isChangeWaiting: true })
    await renderPage(remote, projects, {
      session,
      api: { getOwnStatistics: () => statisticsReply(), listMyPublications: () => list({ list: [changed] }) },
    })
    expect(screen.getByText('Change in moderation')).toBeTruthy()
    expect(screen.queryByText('In moderation')).toBeNull()
  })

  it.each([
    ['customer', 'project'],
    ['provider', 'service'],
  ] as const)('show a %s the way to their goal', async (userType, cardType) => {
    const page = await renderPage(remote, paths.myPublications(), {
      session: memberSession({ user: { userType } }),
      api: { getOwnStatistics: () => statisticsReply(), listMyPublications: () => list() },
    })
    expect(page.api.callsOf('listMyPublications').map(({ params }) => params.cardType)).toEqual([cardType])
  })

  it('are a page that does not exist under another status', async () => {
    await renderPage(remote, '/my-publications/my-secrets', { session })
    expect(screen.getByRole('alert').textContent).toContain('404')
  })

  it.each([
    ['ACTIVE', 'Nothing is published yet'],
    ['MODERATION', 'Nothing is waiting for moderation'],
    ['DRAFT', 'You have no drafts'],
    ['ARCHIVED', 'The archive is empty'],
    ['REJECTED', 'Nothing was rejected'],
  ])('explain an empty list of %s', async (status, title) => {
    await renderPage(remote, `${projects}?status=${status}`, {
      session,
      api: { getOwnStatistics: () => statisticsReply(), listMyPublications: () => list({ list: [], total: 0 }) },
    })
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  })

  it('offer to add one of each kind', async () => {
    await renderPage(remote, projects, {
      session,
      api: { getOwnStatistics: () => statisticsReply(), listMyPublications: () => list() },
    })
    expect(screen.getAllByRole('link', { name: /^Add/ }).map((link) => link.getAttribute('href'))).toEqual([
      paths.createProject(),
      paths.createService(),
      paths.createExpert(),
    ])
  })

  it('say why a moderator has refused', async () => {
    const decision = {
      decisionGuid: guidOf(401),
      rule: 'contacts-in-text' as const,
      field: 'description',
      quote: '+372 555 1234',
      message: 'Please take the phone number out.',
      decidedAt: '2026-03-02T09:00:00Z',
    }
    await renderPage(remote, `${projects}?status=REJECTED`, {
      session,
      api: {
        listMyPublications: () => list({ list: [ownPublicationReply({ publicationStatus: 'REJECTED', decision })] }),
      },
    })
    expect(screen.getByText('Please take the phone number out.')).toBeTruthy()
  })

  it('are read again when one of them has changed', async () => {
    const page = await renderPage(remote, projects, {
      session,
      api: { getOwnStatistics: () => statisticsReply(), listMyPublications: () => list() },
    })
    page.deliver({ type: 'publication-changed', payload: { publicationGuid: guidOf(1) } })
    await waitFor(() => expect(page.api.callsOf('listMyPublications').length).toBe(2))
  })
})

describe('what the owner may do', () => {
  const menu = async (publicationStatus: 'ACTIVE' | 'MODERATION' | 'DRAFT' | 'ARCHIVED', more: object = {}) => {
    const page = await renderPage(remote, projects, {
      session,
      api: {
        getOwnStatistics: () => statisticsReply(),
        listMyPublications: () => list({ list: [ownPublicationReply({ publicationStatus })] }),
        ...more,
      },
    })
    await page.user.click(screen.getByRole('button', { name: 'Actions for Web shop for a furniture maker' }))
    await screen.findByRole('menu')
    return page
  }
  const choose = (name: string) => screen.getByRole('menuitem', { name })

  it.each([
    ['ACTIVE', ['Promote', 'Edit', 'Use as template', 'Move to drafts', 'Archive', 'Delete permanently']],
    ['MODERATION', ['Promote', 'Edit', 'Use as template', 'Move to drafts', 'Delete permanently']],
    ['DRAFT', ['Edit', 'Use as template', 'Delete permanently']],
    ['ARCHIVED', ['Edit', 'Use as template', 'Move to drafts', 'Delete permanently']],
  ] as const)('with what is %s', async (status, actions) => {
    await menu(status)
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(actions)
  })

  it('archives with a reason, once confirmed', async () => {
    const page = await menu('ACTIVE', {
      archivePublication: () => ownPublicationReply({ publicationStatus: 'ARCHIVED' }),
    })
    await page.user.click(choose('Archive'))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('radio', { name: 'Found a partner on Sild' }))
    await page.user.selectOptions(dialog.getByLabelText(/What should have gone better/), 'Too few responses came')
    await page.user.click(dialog.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.api.callsOf('archivePublication').map(({ body }) => body)).toEqual([
      { reason: 'FOUND_HERE', feedback: { reasonCode: 101 } },
    ])
  })

  it('deletes only after a question', async () => {
    const page = await menu('DRAFT', { deletePublication: () => ({ acknowledged: true }) })
    await page.user.click(choose('Delete permanently'))
    expect(page.api.callsOf('deletePublication')).toEqual([])
    await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.api.callsOf('deletePublication').length).toBe(1))
  })

  it('shows a refusal', async () => {
    const page = await menu('ACTIVE', {
      movePublicationToDrafts: () => Promise.reject(refusal('publication-transition-refused', { status: 409 })),
    })
    await page.user.click(choose('Move to drafts'))
    await waitFor(() => expect(page.notices().map(({ tone }) => tone)).toEqual(['error']))
  })
})
