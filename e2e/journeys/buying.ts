import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { address, createCompany, signUp } from './steps.ts'

export const buyerPassword = 'maksame-arve-2026'

/** Signs up a user with a company on the free plan, and opens the plans. @returns their address */
export async function openPlans(page: Page): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@sild.test`
  await page.goto(address('/get-started'))
  await signUp(page, email, buyerPassword)
  await createCompany(page, `Maksja ${email.slice(0, 8)} OÜ`)
  await page.goto(address('/account/subscription/plans'))
  return email
}

export async function choosePlan(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Choose Startup' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy Startup' })
  await dialog.getByRole('radio', { name: method }).check()
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
}
