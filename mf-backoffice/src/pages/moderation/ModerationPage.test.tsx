import { moderationActions, type ModerationCase } from '@sild/contract/moderation/schemas'
import { paths } from '@sild/paths'
import { catchUp } from '@sild/shell-api'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { caseReply, caseSummaryReply, categoriesReply, guidOf, publicationReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { moderatorSession } from '@sild/testing/sessions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { remote } from '../../remote.tsx'

const session = moderatorSession()
const me = { userGuid: session.user.guid, email: session.user.email }
const caseGuid = (number: number) => guidOf(400 + number)
const addressOf = (number: number) => `${paths.moderationCase(caseGuid(number))}?state=waiting`
const claimed = (own: Partial<ModerationCase> = {}) => caseReply(1, { state: 'claimed', claimedBy: me, ...own })

const open = (path: string, api: ApiMocks = {}) =>
  renderPage(remote, path, {
    session,
    api: {
      listModerationQueue: () => ({
        list: [caseSummaryReply(1), caseSummaryReply(2), caseSummaryReply(3)],
        total: 3,
        counts: { waiting: 3, mine: 0, overdue: 1 },
      }),
      getModerationCase: ({ params }) => caseReply(Number(params.caseGuid.slice(-3)) - 400),
      listCategories: categoriesReply,
      ...api,
    },
  })
const toolbar = () => within(screen.getByRole('toolbar', { name: 'Decision' }))

describe('the keys of the queue', () => {
  it('J and K move through it and stop at its ends', async () => {
    const page = await open(paths.moderationQueue())
    const press = async (keys: string, number: number) => {
      await page.user.keyboard(keys)
      await waitFor(() => expect(page.address()).toBe(addressOf(number)))
    }
    await press('j', 1)
    await press('jj', 3)
    await press('j', 3)
    await press('k', 2)
    await press('kkk', 1)
  })

  it('work beside the question about cookies, which each document has', async () => {
    const page = await open(paths.moderationQueue())
    const question = document.createElement('div')
    question.role = 'dialog'
    question.dataset['chrome'] = 'cookies'
    document.body.append(question)
    onTestFinished(() => question.remove())
    await page.user.keyboard('j')
    await waitFor(() => expect(page.address()).toBe(addressOf(1)))
  })

  it('C claims, and A claims and approves', async () => {
    const page = await open(addressOf(1), {
      claimModerationCase: () => claimed(),
      approvePublication: () => caseReply(1, { state: 'approved' }),
    })
    await screen.findByRole('heading', { name: 'Project 1' })
    await page.user.keyboard('c')
    expect(await toolbar().findByRole('button', { name: 'Release' })).toBeTruthy()
    await page.user.keyboard('a')
    await waitFor(() => expect(page.notices().map(({ text }) => text)).toEqual(['“Project 1” was approved']))
    expect(page.api.callsOf('claimModerationCase').length).toBe(1)
  })

  it('move the focus to the undo when the button that decided disappears', async () => {
    const undoUntil = new Date(Date.now() + 8000).toISOString()
    const page = await open(addressOf(1), {
      claimModerationCase: () => claimed(),
      approvePublication: () => caseReply(1, { state: 'approved', undoUntil }),
    })
    await page.user.click(await toolbar().findByRole('button', { name: 'Approve' }))
    await toolbar().findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('toolbar', { name: 'Decision' })))
    await page.user.tab()
    await page.user.tab()
    expect(document.activeElement).toBe(toolbar().getByRole('button', { name: 'Undo' }))
  })

  it('U undoes the decision', async () => {
    const undoUntil = new Date(Date.now() + 8000).toISOString()
    const page = await open(addressOf(1), {
      getModerationCase: () => caseReply(1, { state: 'approved', undoUntil }),
      undoModerationDecision: () => claimed(),
    })
    expect(toolbar().getByText(/Takes effect in \d seconds/)).toBeTruthy()
    await page.user.keyboard('u')
    expect(await toolbar().findByRole('button', { name: 'Approve' })).toBeTruthy()
  })

  it('R asks for the reason, and no key decides while it is typed', async () => {
    const page = await open(addressOf(1), { getModerationCase: () => claimed() })
    await page.user.keyboard('r')
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.type(dialog.getByRole('textbox', { name: 'Message to the author' }), 'jakarcu')
    await page.user.click(dialog.getByText(/reads this and can correct it/))
    await page.user.keyboard('a')
    expect(page.address()).toBe(addressOf(1))
    expect(page.api.callsOf('approvePublication')).toEqual([])
  })

  it('do nothing with a modifier', async () => {
    const page = await open(addressOf(1), { getModerationCase: () => claimed() })
    await page.user.keyboard('{Control>}a{/Control}{Meta>}r{/Meta}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.api.callsOf('approvePublication')).toEqual([])
  })
})

describe('rejecting', () => {
  const rejecting = async (own: Partial<ModerationCase> = {}, api: ApiMocks = {}) => {
    const page = await open(addressOf(1), { getModerationCase: () => claimed(own), ...api })
    await page.user.click(toolbar().getByRole('button', { name: 'Reject' }))
    return { page, dialog: within(await screen.findByRole('dialog')) }
  }

  it('needs a reason and a message', async () => {
    const { page, dialog } = await rejecting()
    await page.user.click(dialog.getByRole('button', { name: 'Reject' }))
    await dialog.findByRole('alert')
    expect(dialog.getByRole('combobox', { name: 'Reason', description: 'Required field' })).toBeTruthy()
    expect(
      dialog.getByRole('textbox', { name: 'Message to the author', description: /This field is required/ }),
    ).toBeTruthy()
    expect(page.api.callsOf('rejectPublication')).toEqual([])
  })

  it('starts from the findings of the screening and sends rule, place, quote and message', async () => {
    const findings = [{ rule: 'contacts-in-text', field: 'description', quote: '+372 555 1234' }] as const
    const { page, dialog } = await rejecting(
      { findings: [...findings] },
      { rejectPublication: () => caseReply(1, { state: 'rejected' }) },
    )
    await page.user.type(dialog.getByRole('textbox', { name: 'Message to the author' }), 'No phone numbers, please.')
    await page.user.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.api.callsOf('rejectPublication').map(({ body }) => body)).toEqual([
      {
        rule: 'contacts-in-text',
        field: 'description',
        quote: '+372 555 1234',
        message: 'No phone numbers, please.',
      },
    ])
  })

  it('keeps the typed text while a reload of the case fails', async () => {
    let isAnswered = true
    const { page, dialog } = await rejecting(undefined, {
      getModerationCase: () => (isAnswered ? claimed() : Promise.reject(refusal('unavailable', { status: 503 }))),
    })
    const message = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the author' })
    await page.user.type(message, 'Say what')
    isAnswered = false
    act(catchUp)
    await waitFor(() => expect(page.api.callsOf('getModerationCase')).toHaveLength(2))
    await page.user.type(message, ' you want')
    expect(message.value).toBe('Say what you want')
    expect(message.isConnected).toBe(true)
  })

  it('offers a message with the rule, without overwriting one', async () => {
    const { page, dialog } = await rejecting()
    const message = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the author' })
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Wrong category')
    await waitFor(() => expect(message.value).toContain('Another category fits better'))
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Published already')
    expect(message.value).toContain('Another category fits better')
  })
})

describe('a case', () => {
  it('of a colleague cannot be decided', async () => {
    const colleague = { userGuid: guidOf(7), email: 'colleague@sild.test' }
    await open(addressOf(1), { getModerationCase: () => claimed({ claimedBy: colleague }) })
    expect(toolbar().getByText('colleague@sild.test is working on it')).toBeTruthy()
    expect(toolbar().queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  it('that a colleague claimed first shows the new state', async () => {
    const page = await open(addressOf(1), {
      claimModerationCase: () =>
        Promise.reject(refusal('case-claimed', { status: 409, message: 'A colleague has it' })),
    })
    await page.user.click(toolbar().getByRole('button', { name: 'Claim' }))
    await waitFor(() => expect(page.api.callsOf('getModerationCase').length).toBe(2))
    expect(page.notices().map(({ text }) => text)).toEqual(['A colleague has it'])
  })

  it('shows what has changed since it was last approved', async () => {
    await open(addressOf(1), {
      getModerationCase: () =>
        caseReply(1, {
          isChange: true,
          publication: publicationReply({ name: 'Project 1', description: 'Call us. Oak tables.' }),
          approvedBefore: { name: 'Project 1', description: 'Oak tables.' },
        }),
    })
    const added = document.querySelector('ins')
    expect(added?.textContent).toBe('added: Call us. ')
  })

  it('shows the findings of the screening, in every language, and the history', async () => {
    await open(addressOf(1), {
      getModerationCase: () =>
        caseReply(1, {
          findings: [{ rule: 'contacts-in-text', field: 'translations.fr.description', quote: '+33 6 00' }],
          audit: moderationActions.map((action) => ({
            at: '2026-03-01T09:00:00Z',
            actor: null,
            action,
            cause: action === 'withdrawn' ? 'superseded' : null,
            note: null,
          })),
        }),
    })
    expect(screen.getByText(/Contact details in the text \(Description FR\)/)).toBeTruthy()
    expect(screen.getByText(/put into the queue/)).toBeTruthy()
    expect(screen.getByText(/withdrawn: a newer version came/)).toBeTruthy()
  })

  it('that is deleted leaves the queue usable', async () => {
    await open(addressOf(9), {
      getModerationCase: () => Promise.reject(refusal('case-not-found', { status: 404, message: 'No such case' })),
    })
    expect(await screen.findByText('No such case')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /Project \d/ }).length).toBe(3)
  })
})

describe('the queue', () => {
  it('is read again when it has changed', async () => {
    const page = await open(paths.moderationQueue())
    page.deliver({ type: 'moderation-queue-changed', payload: { caseGuid: caseGuid(1) } })
    await waitFor(() => expect(page.api.callsOf('listModerationQueue').length).toBe(2))
  })

  it('shows how many cases wait and how many wait too long', async () => {
    await open(paths.moderationQueue())
    expect(screen.getByText('3 waiting')).toBeTruthy()
    expect(screen.getByText('1 overdue')).toBeTruthy()
  })
})

describe('the case of a moderator’s own company', () => {
  it('says that a colleague decides, and offers and does nothing', async () => {
    const page = await open(addressOf(1), {
      listModerationQueue: () => ({
        list: [caseSummaryReply(1, { isOwn: true })],
        total: 1,
        counts: { waiting: 1, mine: 0, overdue: 0 },
      }),
      getModerationCase: () => caseReply(1, { isOwn: true }),
    })
    await screen.findByRole('heading', { name: 'Project 1' })
    expect(screen.getByText('Your company')).toBeTruthy()
    expect(toolbar().getByText('This comes from your own company. A colleague has to decide.')).toBeTruthy()
    expect(toolbar().queryAllByRole('button')).toEqual([])
    await page.user.keyboard('ca')
    expect(page.api.callsOf('claimModerationCase')).toEqual([])
  })
})
