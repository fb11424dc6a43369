import { randomUUID } from 'node:crypto'
import type { ReplyOf } from '@sild/api-client'
import type { search } from '@sild/contract/search/operations'
import { expect, test } from '@playwright/test'
import { paths } from '@sild/paths'
import { signIn as signInToApi } from '../../tools/test/load/client.ts'
import { accountOf, installation } from '../installation.ts'
import { linkFromMail } from '../mailbox.ts'
import { approveAsColleague } from './approving.ts'
import { buyerPassword, choosePlan, openPlans } from './buying.ts'
import { address, publishProject, signIn } from './steps.ts'

test('a company is declined, tries again and has its plan', async ({ page }) => {
  const email = await openPlans(page)
  await choosePlan(page, /By card/)
  await expect(page.getByRole('heading', { name: '€61.88' })).toBeVisible()
  await page.getByRole('button', { name: 'Be declined' }).click()
  const declined = page.getByRole('dialog', { name: 'Your transaction has been declined' })
  await expect(declined.getByRole('link', { name: 'Go to support' })).toBeVisible()
  await declined.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const active = page.getByRole('dialog', { name: 'Your subscription is activated' })
  await expect(active.getByRole('link', { name: 'Publish a project' })).toBeVisible()
  await page.goto(address('/account/subscription'))
  await expect(page.getByRole('region', { name: 'Startup' }).getByText('Active')).toBeVisible()
  await expect(page.getByText('0 used, no limit').first()).toBeVisible()
  await page.goto(address('/account/subscription/plans'))
  await expect(page.getByText('Your company has a plan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose Startup' })).toBeHidden()
  expect(await linkFromMail(email, '/account/billing/payments/')).toContain('/account/billing/payments/')
})

test('a company that leaves the checkout finds its order, and pays it by transfer later', async ({ page, browser }) => {
  await openPlans(page)
  await choosePlan(page, /By card/)
  await page.getByRole('button', { name: 'Walk away at 3-D Secure' }).click()
  await expect(page.getByText('Waiting for payment')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible()

  await page.goto(address('/account/subscription/plans'))
  await choosePlan(page, /By bank transfer/)
  await expect(page.getByRole('region', { name: 'How to pay by bank transfer' })).toBeVisible()
  const number =
    (await page
      .getByText(/^S-\d+$/)
      .first()
      .textContent()) ?? ''
  const office = await (await browser.newContext()).newPage()
  await signIn(office, accountOf('support'))
  await office.goto(address(`/backoffice/payments?query=${number}`))
  await office.getByRole('button', { name: 'The transfer has arrived' }).click()
  await office.getByRole('textbox', { name: /Amount that arrived/ }).fill('61.88')
  await office.getByRole('button', { name: 'Settle' }).click()
  await expect(office.getByText('A colleague has to approve it. Then the order is paid')).toBeVisible()
  await approveAsColleague(browser, 'Settle a transfer')
  await office.reload()
  await expect(office.getByText('Paid', { exact: true }).last()).toBeVisible()
  // The open page gets the event.
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
})

test('a company promotes a publication, and a moderator approves it', async ({ page, browser }) => {
  await openPlans(page)
  await choosePlan(page, /By card/)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Your subscription is activated' })).toBeVisible()

  const name = `Esileht ${randomUUID().slice(0, 8)}`
  await page.goto(address('/get-started/create-project'))
  await publishProject(page, { name, description: 'A shop front for what we bake, in two languages.' })
  await page.goto(address('/my-publications/my-projects?status=MODERATION'))
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Promote' }).click()
  const dialog = page.getByRole('dialog', { name: `Promote “${name}”` })
  await dialog.getByRole('radio', { name: /^7 days/ }).check()
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: '€18.48' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Your promotion is in moderation' })).toBeVisible()

  const moderator = await (await browser.newContext()).newPage()
  await signIn(moderator, accountOf('moderator'), '/sign-in?redirectedFrom=/backoffice/moderation')
  await moderator.getByRole('link', { name }).click()
  await moderator.getByRole('button', { name: 'Approve' }).click()
  // The open page gets the event when the moderator can no longer undo the approval.
  await expect(page.getByRole('dialog', { name: 'Your promotion is active' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'See the publication' }).click()
  await expect(page.getByText('Promoted, 7 days left')).toBeVisible()
  await page.getByRole('link', { name: 'Public page' }).click()
  await expect(page.getByText('Promoted', { exact: true }).first()).toBeVisible()
})

/** Uses the month's responses up, as a person would over the month. Answers the address of a project that is left. */
async function respondTo(count: number, account: { email: string; password: string }): Promise<string> {
  using client = await signInToApi(installation().url, account)
  const ask = async (path: string, body: object) => JSON.parse(await client.send(path, { method: 'POST', body }))
  const { result } = await ask('/api/search', { searchType: 'tasks', limit: 50 })
  const ofDemo = new Set(installation().accounts.map(({ company }) => company))
  const others = (result as ReplyOf<typeof search>).cards.filter(
    (card) => card.cardType === 'project' && !ofDemo.has(card.company.name),
  )
  expect(others.length).toBeGreaterThan(count)
  for (const { guid } of others.slice(0, count))
    await ask(`/api/project/${guid}/respond`, { message: 'We would like to help with this.' })
  return address(paths.publication('project', others[count]!.slug))
}

test('a company that has used up its responses buys a plan, and goes on where it was', async ({ page }) => {
  test.slow()
  const email = await openPlans(page)
  const project = await respondTo(20, { email, password: buyerPassword })
  await page.goto(address('/account/subscription'))
  await expect(page.getByText('20 of 20 used')).toBeVisible()
  await page.goto(project)
  await page.getByRole('button', { name: 'Respond' }).click()
  const limit = page.getByRole('dialog')
  await limit.getByRole('link', { name: 'See the plans' }).click()
  await expect(page.getByText('Limit exceeded')).toBeVisible()
  await choosePlan(page, /By card/)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const active = page.getByRole('dialog', { name: 'Your subscription is activated' })
  await active.getByRole('link', { name: 'Go on where you were' }).click()
  await expect(page).toHaveURL(project)
  await page.getByRole('button', { name: 'Respond' }).click()
  await page.getByRole('dialog').getByLabel('Message').fill('Now we can answer.')
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('Now we can answer.')
})
