import { randomUUID } from 'node:crypto'
import type { ReplyOf } from '@sild/api-client'
import type { createProject, createTag } from '@sild/contract/publications/operations'
import { paths } from '@sild/paths'
import { expect, test } from '@playwright/test'
import { signIn as signInToApi } from '../../tools/test/load/client.ts'
import { accountOf, installation } from '../installation.ts'
import { tabTo } from './keyboard.ts'
import { address, auditEntry, lastOfAddress, sendAppeal, signIn } from './steps.ts'

/** Sends a project of the customer to moderation, and gives its guid. */
async function submitProject(name: string): Promise<string> {
  using client = await signInToApi(installation().url, accountOf('customer'))
  const post = async <Reply>(path: string, body: object): Promise<Reply> => {
    const answer = await client.send(path, { method: 'POST', body })
    return (JSON.parse(answer) as { result: Reply }).result
  }
  const tag = await post<ReplyOf<typeof createTag>>('/api/tag/create', { tag: 'TypeScript' })
  const description = 'We put oak floors into schools and need an app.'
  const project = { name, description, categoryId: 1, tagGuids: [tag.guid] }
  return (await post<ReplyOf<typeof createProject>>('/api/user/project', project)).guid
}

test('a refusal is explained, appealed against once and overturned by another moderator, with the keyboard', async ({
  page,
  browser,
}) => {
  test.slow()
  const mark = randomUUID().slice(0, 8)
  const name = `Floor planner ${mark}`
  const reason = `EN 14342 is a standard, not a phone number. ${mark}`
  const first = accountOf('moderator')
  const other = accountOf('admin')
  const newPage = async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const [moderator, colleague, guest] = await Promise.all([newPage(), newPage(), newPage()])
  const [guid] = await Promise.all([
    submitProject(name),
    signIn(page, accountOf('customer')),
    signIn(moderator, first, '/sign-in?redirectedFrom=/backoffice/moderation'),
    signIn(colleague, other, '/sign-in?redirectedFrom=/backoffice/appeals'),
  ])
  const published = address(paths.publication('project', guid))

  const caseGuid = await test.step('a moderator refuses it, and says why', async () => {
    const message = moderator.getByLabel('Message to the author')
    const waiting = moderator.getByRole('link', { name })
    await expect(waiting).toBeVisible()
    await tabTo(moderator, waiting)
    await moderator.keyboard.press('Enter')
    await expect(moderator.getByRole('article', { name })).toBeVisible()
    await moderator.keyboard.press('r')
    await expect(moderator.getByRole('dialog')).toBeVisible()
    await tabTo(moderator, moderator.getByLabel('Reason'))
    await moderator.keyboard.type('Contact')
    await expect(message).toHaveValue(/Please take the contact details out/)
    await tabTo(moderator, moderator.getByLabel('Quote'))
    await moderator.keyboard.insertText('EN 14342')
    await tabTo(moderator, moderator.getByRole('dialog').getByRole('button', { name: 'Reject' }))
    await moderator.keyboard.press('Enter')
    await expect(moderator.getByRole('button', { name: 'Undo' })).toBeVisible()
    return lastOfAddress(moderator)
  })

  await test.step('its author reads the reasons as soon as the refusal takes effect, and appeals', async () => {
    await page.goto(address(paths.myPublicationsOf('project', guid)))
    const appeal = page.getByRole('link', { name: 'Appeal' })
    // It can be undone for ten seconds.
    await expect(appeal).toBeVisible({ timeout: 30_000 })
    await tabTo(page, appeal)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `“${name}” was not approved` })).toBeFocused()
    const reasons = page.getByRole('region', { name: 'Why' })
    await expect(reasons).toContainText('Please take the contact details out')
    await expect(reasons).toContainText('EN 14342')
    await sendAppeal(page, reason)
    expect((await guest.goto(published))?.status()).toBe(404)
  })

  const appealGuid = await test.step('another moderator overturns it; the first one cannot', async () => {
    const appeal = colleague.getByRole('listitem').filter({ hasText: reason }).getByRole('link')
    await expect(appeal).toBeVisible()
    await tabTo(colleague, appeal)
    await colleague.keyboard.press('Enter')
    await expect(colleague.getByText(first.email)).toBeVisible()
    await moderator.goto(colleague.url())
    await expect(moderator.getByText('You made the first decision')).toBeVisible()
    await expect(moderator.getByRole('button', { name: 'Answer' })).toHaveCount(0)
    await tabTo(colleague, colleague.getByLabel('Yes, it stands'))
    await colleague.keyboard.press('ArrowDown')
    await expect(colleague.getByLabel('No, undo it')).toBeChecked()
    await tabTo(colleague, colleague.getByLabel('Reason'))
    await colleague.keyboard.insertText('It is a standard indeed.')
    await tabTo(colleague, colleague.getByRole('button', { name: 'Answer' }))
    await colleague.keyboard.press('Enter')
    await expect(colleague.getByText('Overturned')).toBeVisible()
    return lastOfAddress(colleague)
  })

  await test.step('the open page of the author says so, and every guest finds the publication', async () => {
    await expect(page.getByText('You were right: the decision is undone')).toBeVisible()
    await expect(page.getByText('It is a standard indeed.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(async () => {
      expect((await guest.goto(published))?.status()).toBe(200)
    }).toPass()
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('the audit log has both decisions, and who made them', async () => {
    await expect(await auditEntry(colleague, caseGuid, 'Rejected a publication')).toContainText(first.email)
    const answer = await auditEntry(colleague, appealGuid, 'Answered an appeal')
    await expect(answer).toContainText(other.email)
    await expect(answer).toContainText('turned')
  })
})
