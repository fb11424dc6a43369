import { expect, type Page, test } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'

/** A small phone with an open keyboard, or one of two windows side by side. */
test.use({ viewport: { width: 376, height: 480 } })

/** In such a low window the cookie question moves the target of a click when it appears. */
test.beforeEach(async ({ page }) => {
  await page.goto(address('/sign-in'))
  await page.getByRole('button', { name: 'Only necessary' }).click()
})

async function open(page: Page, list: string, button: RegExp): Promise<void> {
  await page.goto(address(list))
  await page.locator('main li h2 a').last().click()
  await page.getByRole('button', { name: button }).first().click()
}

test('a photo of a company opens within the page, and the focus returns to the last one shown', async ({ page }) => {
  await signIn(page, accountOf('provider'), '/sign-in?redirectedFrom=/account/my-company')
  await page.getByRole('link', { name: 'See it as others do' }).click()
  const photos = page.getByRole('region', { name: 'Gallery' }).getByRole('link')
  await photos.first().click()
  const preview = page.getByRole('dialog', { name: 'Pictures' })
  await expect(preview.getByRole('img')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowRight')
  await expect(preview).toContainText(/^Pictures.*2 of /)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(photos.nth(1)).toBeFocused()
  await expect(page).toHaveURL(/\/search\/company\//)
})

for (const { list, button, send } of [
  { list: '/search?searchType=tasks', button: /^Respond/, send: 'Send' },
  { list: '/search/companies', button: /^Report this/, send: 'Send the report' },
])
  test(`a dialog that is higher than the window (${send}) keeps its buttons in sight`, async ({ page }) => {
    await signIn(page, accountOf('provider'))
    await open(page, list, button)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
    const submit = dialog.getByRole('button', { name: send, exact: true })
    await expect(submit).toBeInViewport({ ratio: 1 })
    await submit.click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expect(submit).toBeInViewport({ ratio: 1 })
  })
