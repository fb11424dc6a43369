import type { OwnPublication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import { categoriesReply, chatReply, guidOf, ownPublicationReply, responseReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'

const decision = {
  rule: 'contacts-in-text' as const,
  field: 'description',
  quote: '+372 555 1234',
  message: 'Please take the phone number out.',
  decidedAt: '2026-03-02T09:00:00Z',
}
const open = (own: Partial<OwnPublication> = {}, responses = [responseReply()], api = {}) =>
  renderPage(remote, paths.myPublicationsOf('project', guidOf(1)), {
    session: memberSession(),
    api: {
      getMyPublication: () => ownPublicationReply(own),
      listPublicationResponses: () => ({ list: responses, total: responses.length }),
      listCategories: categoriesReply,
      markResponsesRead: () => ({ acknowledged: true }),
      ...api,
    },
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

  it('that was rejected shows the place and what to change, and leads to the form', async () => {
    await open({ publicationStatus: 'REJECTED', decision })
    expect(screen.getByText('+372 555 1234').tagName).toBe('Q')
    expect(screen.getByText(/Please take the phone number out/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Edit' })[0]!.getAttribute('href')).toBe(
      paths.editPublication('project', guidOf(1)),
    )
  })
})

describe('its responses', () => {
  it('are read by being looked at, and keep their mark until the page is left', async () => {
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

  it('that are none yet say when there will be some', async () => {
    await open({ publicationStatus: 'MODERATION' }, [])
    expect(screen.getByText('Companies can respond once it is published')).toBeTruthy()
  })

  it('stand where a notification leads', async () => {
    await open()
    expect(document.querySelector('#responses')).toBeTruthy()
  })
})
