import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { accountOf } from '../installation.ts'
import { approveAsColleague } from './approving.ts'
import { choosePlan, openPlans } from './buying.ts'
import { tabTo } from './keyboard.ts'
import { address, signIn } from './steps.ts'

/** Creates a company with an order that waits for its bank transfer. */
async function orderByTransfer(page: Page): Promise<{ number: string; slug: string }> {
  const email = await openPlans(page)
  await choosePlan(page, /By bank transfer/)
  const number = await page
    .getByText(/^S-\d+$/)
    .first()
    .textContent()
  return { number: number!, slug: `maksja-${email.slice(0, 8)}-ou` } // It is on the page.
}

test('the support settles, refunds, gives a plan and ends a code by keyboard alone', async ({ browser }) => {
  test.slow()
  const buyer = await (await browser.newContext()).newPage()
  const { number, slug } = await orderByTransfer(buyer)
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const press = (key: string) => page.keyboard.press(key)
  const type = (text: string) => page.keyboard.insertText(text)
  const heading = page.getByRole('heading', { level: 1 })
  const button = (name: RegExp | string) => page.getByRole('main').getByRole('button', { name, exact: true })
  const field = (name: RegExp | string) => page.getByRole('dialog').getByRole('textbox', { name })
  /** Opens a dialog, leaves it by Escape, and comes back to it. */
  const openDialog = async (opener: RegExp | string, key?: 'Shift+Tab') => {
    await tabTo(page, button(opener), key)
    await press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await press('Escape')
    await expect(button(opener)).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  const send = async (name: string) => {
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name, exact: true }))
    await press('Enter')
  }
  /** The focus stays on the tab that was chosen. */
  const openView = async (name: string, key?: 'Shift+Tab') => {
    const tab = page.getByRole('navigation', { name: 'Parts of payments' }).getByRole('link', { name })
    await tabTo(page, tab, key)
    await press('Enter')
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(tab).toBeFocused()
  }
  await signIn(page, accountOf('support'))
  await page.goto(address('/backoffice/payments'))
  await hydrate(page)

  await test.step('finds the order', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Company or order' }))
    await type(number)
    await press('Enter')
    await expect(page).toHaveURL(new RegExp(`query=${number}`))
    await expect(page.getByRole('heading', { name: number })).toBeVisible()
  })
  await test.step('settles the transfer, after a wrong amount', async () => {
    await openDialog('The transfer has arrived')
    await tabTo(page, field(/Amount that arrived/))
    await type('1')
    await send('Settle')
    await expect(page.getByRole('dialog').getByRole('alert')).toBeFocused()
    await tabTo(page, page.getByRole('dialog').getByRole('alert').getByRole('link'))
    await press('Enter')
    await expect(field(/Amount that arrived/)).toBeFocused()
    await press('ControlOrMeta+a')
    await type('61.88')
    await send('Settle')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button('The transfer has arrived')).toBeFocused()
    await approveAsColleague(browser, 'Settle a transfer')
    await page.reload()
    await hydrate(page)
  })
  await test.step('refunds all of it', async () => {
    await openDialog('Refund')
    await tabTo(page, field(/Reason/))
    await type('As we agreed')
    await send('Refund')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button('Refund')).toBeFocused()
    await approveAsColleague(browser, 'Refund a payment')
    await page.reload()
    await hydrate(page)
  })
  await test.step('gives the company a plan', async () => {
    await openDialog('Give a plan')
    await tabTo(page, field('Address of the company page'))
    await type(slug)
    await expect(page.getByRole('dialog').getByText('Maksja')).toBeVisible()
    await tabTo(page, field(/Reason/))
    await type('A slow week')
    await send('Give')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button('Give a plan')).toBeFocused()
  })
  await test.step('comes to the file of a statement', async () => {
    await openDialog('Read a bank statement', 'Shift+Tab')
    const chosen = page.waitForEvent('filechooser')
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Choose the file' }))
    await press('Enter')
    await (await chosen).setFiles({ name: 'a.xml', mimeType: 'application/xml', buffer: Buffer.from('<Document/>') })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button('Read a bank statement')).toBeFocused()
  })
  await test.step('adds a promo code and ends it', async () => {
    const code = `KEYS-${slug.slice(7, 15).toUpperCase()}`
    await openView('Promo codes', 'Shift+Tab')
    await openDialog('Add a promo code')
    await tabTo(page, field('Code'))
    await type(code)
    await send('Add')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button('Add a promo code')).toBeFocused()
    await approveAsColleague(browser, 'Make a promo code')
    await page.reload()
    await hydrate(page)
    await tabTo(page, button(`End ${code}`))
    await press('Enter')
    await expect(button(`End ${code}`)).toBeHidden()
    await expect(heading).toBeFocused()
  })
  await test.step('reads the log and the differences', async () => {
    await openView('Log')
    await expect(page.getByRole('listitem').filter({ hasText: `Refunded: ${number}` })).toBeVisible()
    await openView('Differences', 'Shift+Tab')
  })
  await test.step('a support agent has no access to the revenue', async () => {
    await page.goto(address('/backoffice/payments?view=revenue'))
    await expect(heading).toHaveText('You have no access to this page')
  })
})

test('an admin comes to the revenue by keyboard', async ({ page }) => {
  await signIn(page, accountOf('admin'))
  await page.goto(address('/backoffice/payments'))
  await hydrate(page)
  await tabTo(page, page.getByRole('link', { name: 'Revenue' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
})
