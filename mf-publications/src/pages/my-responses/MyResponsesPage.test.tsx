import { paths } from '@sild/paths'
import { markedCardReplies } from '@sild/testing/marked-cards'
import { chatReply, guidOf, responseReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const session = memberSession({ user: { userType: 'provider' } })
const { publication } = responseReply()
const open = (path = paths.myResponses(), api = {}) =>
  renderPage(remote, path, {
    session,
    api: {
      ...markedCardReplies(),
      listMyResponses: () => ({
        total: 2,
        list: [
          responseReply({ status: 'VIEWED' }),
          responseReply({
            guid: guidOf(102),
            publication: { ...publication, name: 'Closed project', publicationStatus: 'ARCHIVED' },
          }),
        ],
      }),
      ...api,
    },
  })

describe('my responses', () => {
  it.each(['Unread', 'Read', 'Moderation'])('can be looked at as %s', async (view) => {
    const page = await open()
    await page.user.click(within(screen.getByRole('navigation', { name: 'Read by the other side' })).getByText(view))
    await waitFor(() =>
      expect(page.api.callsOf('listMyResponses').map(({ query }) => query.view)).toEqual([
        undefined,
        view.toLowerCase(),
      ]),
    )
  })

  it.each([
    ['Projects', 'project'],
    ['Services', 'service'],
    ['Experts', 'expert'],
  ])('can be narrowed to %s', async (label, cardType) => {
    const page = await open()
    await page.user.click(screen.getByRole('link', { name: label }))
    await waitFor(() => expect(page.api.callsOf('listMyResponses').at(-1)!.query.cardType).toBe(cardType))
  })

  it('keep closed responses, without a link to a hidden page', async () => {
    await open()
    expect(screen.getByText('Closed project').closest('a')).toBeNull()
    expect(screen.getByRole('link', { name: publication.name })).toBeTruthy()
  })

  it('lead to their chats', async () => {
    const page = await open(paths.myResponses(), { openChat: () => chatReply() })
    await page.user.click(screen.getAllByRole('button', { name: 'Open chat' })[1]!)
    await waitFor(() => expect(page.address()).toBe(paths.chats(guidOf(201))))
    expect(page.api.callsOf('openChat').map(({ body }) => body.respondGuid)).toEqual([guidOf(102)])
  })

  it('say why one was declined, and that a publication was deleted', async () => {
    const decline = { reasonCode: 1, text: 'Half of it would fit.', declinedAt: '2026-03-04T09:00:00Z' } as const
    await open(paths.myResponses(), {
      listMyResponses: () => ({
        total: 1,
        list: [responseReply({ status: 'ARCHIVED', decline, deletedByCompanion: true })],
      }),
    })
    expect(screen.getByText('Declined')).toBeTruthy()
    expect(screen.getByText('Declined: The price is above our budget')).toBeTruthy()
    expect(screen.getByText('Half of it would fit.')).toBeTruthy()
    expect(screen.getByText('The company has deleted this publication')).toBeTruthy()
  })

  it('are withdrawn after a question, with a reason if there is one', async () => {
    let list = [responseReply()]
    const page = await open(paths.myResponses(), {
      listMyResponses: () => ({ total: list.length, list }),
      withdrawResponse: () => {
        list = []
        return { acknowledged: true }
      },
    })
    await page.user.click(screen.getByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your response?' }))
    await page.user.click(dialog.getByLabelText('It was sent by mistake'))
    await page.user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(screen.getByText('No responses here')).toBeTruthy())
    expect(page.api.callsOf('withdrawResponse').map(({ body }) => body)).toEqual([
      { guid: guidOf(101), type: 'project', reasonCode: 13 },
    ])
    expect(page.notices().map(({ text }) => text)).toEqual(['Your response was withdrawn'])
  })

  it('say what to do where there are none', async () => {
    await open(paths.myResponses(), { listMyResponses: () => ({ total: 0, list: [] }) })
    expect(screen.getByRole('link', { name: 'Find projects' })).toBeTruthy()
  })
})
