import { expect, test } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { linkFromMail } from '../mailbox.ts'
import { approveAsColleague } from './approving.ts'
import { choosePlan, openPlans } from './buying.ts'
import { address, signIn } from './steps.ts'

test('a company pays by Stripe after a declined card, and is refunded', async ({ page, browser }) => {
  const email = await openPlans(page)
  await choosePlan(page, /By card/)
  await expect(page).toHaveTitle('Checkout')
  await expect(page.getByRole('heading', { name: '€61.88' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay with 0002' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  const declined = page.getByRole('dialog', { name: 'Your transaction has been declined' })
  await declined.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Pay with 4242' }).click()
  const active = page.getByRole('dialog', { name: 'Your subscription is activated' })
  await expect(active.getByRole('link', { name: 'Publish a project' })).toBeVisible()
  await page.goto(address('/account/subscription'))
  await expect(page.getByRole('region', { name: 'Startup' }).getByText('Active')).toBeVisible()

  await page.goto(await linkFromMail(email, '/account/billing/payments/'))
  const number =
    (await page
      .getByText(/^S-\d+$/)
      .first()
      .textContent()) ?? ''
  const office = await (await browser.newContext()).newPage()
  await signIn(office, accountOf('support'))
  await office.goto(address(`/backoffice/payments?query=${number}`))
  await office.getByRole('button', { name: 'Refund' }).click()
  const refund = office.getByRole('dialog')
  await refund.getByRole('textbox', { name: /Reason/ }).fill('Bought by mistake.')
  await refund.getByRole('button', { name: 'Refund' }).click()
  await expect(refund).toBeHidden()
  await approveAsColleague(browser, 'Refund a payment')
  await office.reload()
  await expect(office.getByText('Refunded', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
})
