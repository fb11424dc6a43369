import { expect, type Page, test } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'

/** A small phone while its keyboard is open, or a window beside another. */
test.use({ viewport: { width: 376, height: 480 } })

async function open(page: Page, list: string, button: RegExp): Promise<void> {
  await page.goto(address(list))
  await page.locator('main li h2 a').last().click()
  await page.getByRole('button', { name: button }).first().click()
}

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
