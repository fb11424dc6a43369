import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'
import { expectOneMail, fillContactForm } from './contact-form.ts'
import { freeze, thawAll } from './processes.ts'

test.afterEach(thawAll)

/** No cache has seen it. */
const freshSearch = () => address(`/search?searchType=tasks&query=${randomUUID()}`)
const expectShell = (page: Page) => expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
/** The BFF takes a moment to call a service again; open requests may also succeed by themselves. */
const retryUntil = (page: Page, isThere: () => Promise<void>) =>
  expect(async () => {
    const retry = page.getByRole('button', { name: 'Try again' })
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await isThere()
  }).toPass({ timeout: 20_000 })

test('a page without its services is a 503 that says so, keeps the shell and can be reloaded', async ({ page }) => {
  freeze('services')
  const answer = await page.goto(freshSearch())
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()['retry-after']).toBe('5')
  await expect(page.getByRole('heading', { name: 'Ooops...' })).toBeVisible()
  await expectShell(page)
  thawAll()
  await retryUntil(page, () => expect(page.getByRole('heading', { name: 'Ooops...' })).toBeHidden({ timeout: 3000 }))
  await expectShell(page)
})

test('a navigation to a service that is down says so, and the rest of the portal works', async ({ page }) => {
  await page.goto(address('/'))
  await hydrate(page)
  freeze('services')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { name: 'Ooops...' })).toBeVisible({ timeout: 15_000 })
  await expectShell(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(page.getByLabel('Your name')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Ooops...' })).toBeVisible({ timeout: 15_000 })
  thawAll()
  await retryUntil(page, () =>
    expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible({ timeout: 3000 }),
  )
})

test('a form keeps what was typed while its service is down, and is sent once by the next try', async ({ page }) => {
  const form = await fillContactForm(page)
  freeze('services')
  await form.send()
  await expect(page.getByText('This part of Sild is not available at the moment')).toBeVisible({ timeout: 15_000 })
  await form.expectKept()
  await expectShell(page)
  thawAll()
  await expect(async () => {
    await form.send()
    await expect(page.getByText('Thank you, your message is with us')).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 20_000 })
  await expectOneMail(form)
})

test('a chat message that failed keeps its place, and is sent once by the next try', async ({ page }) => {
  const text = `Are you there? ${randomUUID()}`
  await signIn(page, accountOf('provider'))
  await page.goto(address('/chat'))
  await page
    .getByRole('list')
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first()
    .click()
  const log = page.getByRole('log')
  await page.getByLabel('Message', { exact: true }).fill(text)
  freeze('services')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log.getByRole('alert')).toBeVisible({ timeout: 15_000 })
  await expect(log.getByText(text)).toBeVisible()
  thawAll()
  await retryUntil(page, () => expect(log.getByRole('alert')).toBeHidden({ timeout: 3000 }))
  await page.reload()
  await expect(log.getByText(text)).toHaveCount(1)
})
