import { type Browser, expect } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { address, signIn } from './steps.ts'

/** An admin approves the last request of a support agent. */
export async function approveAsColleague(browser: Browser, operation: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, accountOf('admin'))
  await page.goto(address('/backoffice/approvals'))
  await page
    .getByRole('button', { name: `Approve: ${operation}` })
    .first()
    .click()
  await expect(page.getByText('Approved and done')).toBeVisible()
  await context.close()
}
