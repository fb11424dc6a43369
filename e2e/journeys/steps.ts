import { paths } from '@sild/paths'
import { expect, type Locator, type Page } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { type Account, installation } from '../installation.ts'
import { linkFromMail } from '../mailbox.ts'
import { tabTo } from './keyboard.ts'

export const address = (path: string): string => new URL(path, installation().url).href

/** As a link would: the router of the page takes it from the address. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

export async function signIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
  path = '/sign-in',
): Promise<void> {
  await page.goto(address(path))
  await hydrate(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/sign-in/)
}

/** The entry with the text `what` in the audit log of an object; the log gets it a moment later. */
export async function auditEntry(admin: Page, guid: string, what: string): Promise<Locator> {
  const entry = admin.getByRole('listitem').filter({ hasText: what }).first()
  await expect(async () => {
    await admin.goto(address(paths.auditLog(guid)))
    await expect(entry).toBeVisible({ timeout: 1500 })
  }).toPass()
  return entry
}
export const lastOfAddress = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!

/** Appeals against the decision of the open page, with the keyboard. There is only one, so the form then disappears. */
export async function sendAppeal(page: Page, reason: string): Promise<void> {
  await tabTo(page, page.getByLabel('What did we get wrong?'))
  await page.keyboard.insertText(reason)
  await tabTo(page, page.getByRole('button', { name: 'Send the appeal' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('It waits for another moderator')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
}

export async function signUp(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'I am looking for a partner' }).click()
  await expect(page.getByRole('radio', { name: /I am looking for a partner/ })).toBeChecked()
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await page.goto(await linkFromMail(email, '/activation/'))
  await expect(page.getByText(`Your address is confirmed and you are signed in as ${email}`)).toBeVisible()
}

export async function createCompany(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Tell us about your company' })).toBeVisible()
  await page.getByLabel('Company name').fill(name)
  await page.getByLabel('Registration number').fill('none')
  await page.getByRole('button', { name: 'Create company' }).click()
  await expect(page.getByRole('heading', { name: 'Your company is on Sild' })).toBeVisible()
}

export async function publishProject(
  page: Page,
  { name, description }: { name: string; description: string },
): Promise<void> {
  await page.getByLabel('Title').fill(name)
  await page.getByLabel('Category').selectOption({ index: 2 })
  await page.getByLabel('Description').fill(description)
  await page.getByRole('button', { name: 'Continue' }).click()
  const skills = page.getByRole('combobox', { name: 'Skills' })
  await skills.fill('TypeScript')
  await skills.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove TypeScript' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Budget from').fill('4000')
  await page.getByLabel('Budget up to').fill('9000')
  await page.getByRole('button', { name: 'Continue' }).click()
  const drawing = { name: 'drawing.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Pictures and documents').setInputFiles(drawing)
  await expect(page.getByRole('button', { name: 'Remove drawing.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(description)).toBeVisible()
  await page.getByRole('button', { name: 'Send to moderation' }).click()
  await expect(page.getByText('A moderator is looking at it')).toBeVisible()
}
