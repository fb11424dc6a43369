import { expect, type Page, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'

/** Withholds the shell from the page. @returns a function that lets it through */
async function withhold(page: Page): Promise<() => void> {
  const through = Promise.withResolvers<void>()
  await page.route('**/a/shell/**/shell.js', async (route) => {
    await through.promise
    await route.continue()
  })
  return through.resolve
}
const isAlive = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset)
/** The notification for a guest who tries an action for members. */
const signInPrompt = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: 'Sign in' })
const firstProject = '/search?searchType=tasks'

test('a press on a control that needs scripts shows at once that it works, and is handled once', async ({ page }) => {
  const letThrough = await withhold(page)
  await page.goto(address(firstProject))
  await page.goto(address((await page.locator('main li h2 a').first().getAttribute('href')) ?? ''))
  const respond = page.getByRole('button', { name: 'Respond' })
  await respond.click()
  await expect(respond).toHaveAttribute('aria-busy', 'true')
  await respond.click()
  expect(await isAlive(page)).toBe(false)
  letThrough()
  await expect(signInPrompt(page)).toHaveCount(1)
  await expect(respond).not.toHaveAttribute('aria-busy')
})

test('text, choices and submits before hydration stay, with focus and caret, and are sent once', async ({ page }) => {
  const letThrough = await withhold(page)
  await page.goto(address('/contact-us'))
  const name = page.getByLabel('Your name')
  await name.click()
  await page.keyboard.type('Mari Maasikas')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await name.click()
  for (let stop = 0; stop < 9; stop++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('-Liis')
  letThrough()
  await expect(page.getByRole('alert', { name: 'Please check these fields' })).toBeVisible()
  await expect(name).toHaveValue('Mari-Liis Maasikas')
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked()
  await expect(page.getByRole('alert')).not.toContainText('name')
  expect(new URL(page.url()).search).toBe('')
})

test('typing during hydration loses no letter, and the caret stays', async ({ page }) => {
  await page.goto(address('/contact-us'))
  const message = page.getByLabel('Message')
  await message.click()
  const text = 'We look for a partner who writes quickly, and for nobody else.'
  await page.keyboard.type(text, { delay: 8 })
  await page.locator('html[data-hydrated]').waitFor()
  await expect(message).toBeFocused()
  await page.keyboard.type(' Soon.')
  await expect(message).toHaveValue(`${text} Soon.`)
})

test('two presses, in the frame and in the page, are both handled', async ({ page }) => {
  const letThrough = await withhold(page)
  await page.goto(address('/search?searchType=tasks'))
  await page.getByRole('contentinfo').getByRole('button', { name: 'France' }).click()
  const favourite = page
    .getByRole('main')
    .getByRole('button', { name: /favourite/i })
    .first()
  await favourite.click()
  letThrough()
  await expect(signInPrompt(page)).toHaveCount(1)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'France', pressed: true })).toBeVisible()
})

test('an input waits for the connection, and says so', async ({ context, page }) => {
  await page.goto(address('/contact-us'), { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.setOffline(true)
  await page.getByLabel('Your name').fill('Mari')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('status').getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('alert', { name: 'Please check these fields' })).toBeVisible()
  await expect(page.getByText('You are offline')).toBeHidden()
  await expect(page.getByLabel('Your name')).toHaveValue('Mari')
})

test('a press on a control that is removed before hydration does nothing, and later ones are handled', async ({
  page,
}) => {
  const letThrough = await withhold(page)
  await page.goto(address('/search?searchType=tasks'))
  const favourites = page.getByRole('main').getByRole('button', { name: /favourite/i })
  await favourites.nth(1).click()
  await favourites.nth(1).evaluate((button) => button.remove())
  await page.getByRole('contentinfo').getByRole('button', { name: 'France' }).click()
  letThrough()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'France', pressed: true })).toBeVisible()
})

test('movements without a pointer and events of scripts start nothing', async ({ page }) => {
  await page.goto(address('/contact-us'))
  await page.mouse.move(200, 300)
  await page.mouse.move(200, 300)
  await page.evaluate(() => {
    const button = document.querySelector('main button[type=submit]')!
    for (const kind of ['pointermove', 'pointerdown', 'keydown', 'click'])
      button.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }))
  })
  await page.getByRole('dialog', { name: 'Cookies' }).waitFor()
  expect(await page.evaluate('[sildPage.isStarted, "hydrated" in document.documentElement.dataset]')).toEqual([
    false,
    false,
  ])
})

test('links, filters, tabs, searches and menus before hydration load documents or need none', async ({ page }) => {
  await page.route(/\/a\/.*(?<!page\.script)\.js$/, (route) => route.abort())
  await page.goto(address('/search?searchType=tasks'))
  await page.getByRole('region', { name: 'Published' }).getByRole('link', { name: 'Past month' }).click()
  await expect(page).toHaveURL(/within=month/)
  await page.getByRole('main').getByRole('searchbox').fill('web')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=web/)
  await expect(page).toHaveURL(/within=month/)
  const menu = page.getByRole('banner').locator('summary')
  await menu.click()
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
  await expect(menu).toBeFocused()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await menu.click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('banner').getByRole('link', { name: 'Eesti' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'et')
})
