import type { Page } from '@playwright/test'
import { expect, test } from './portal/portal.ts'

const greeting = 'Hello anna@sild.test'

async function signIn(page: Page, path = '/sign-in'): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', { name: 'Sign in as Anna' }).click()
}

test('a guest is redirected to sign in and returns to the requested page', async ({ page, complaints }) => {
  await page.goto('/fr/probe/member?from=mail')
  await expect(page).toHaveURL('/fr/sign-in?redirectedFrom=%2Fprobe%2Fmember%3Ffrom%3Dmail')
  await page.getByRole('button', { name: 'Sign in as Anna' }).click()
  await expect(page).toHaveURL('/fr/probe/member?from=mail')
  await expect(page.getByRole('heading', { name: greeting })).toBeFocused()
  expect(complaints).toEqual([])
})

test('nothing of a member is in the HTML of their page', async ({ page }) => {
  await signIn(page)
  await expect(page).toHaveURL('/probe')
  const html = await (await page.request.get('/probe/member')).text()
  expect(html).not.toContain('anna')
  expect(html).toContain('aria-busy="true"')
})

test('a reload keeps the session, by one refresh', async ({ page, portal, complaints }) => {
  await signIn(page, '/sign-in?redirectedFrom=/probe/member')
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  await portal.takeCalls()
  await page.reload()
  await expect(page.getByText('Loaded anna@sild.test')).toBeVisible()
  const { browser } = await portal.takeCalls()
  expect(browser.filter((call) => call.includes('refreshToken'))).toHaveLength(1)
  expect(browser.filter((call) => call === 'GET /api/user')).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('an expired token is refreshed once for all refused calls, in all tabs', async ({ page, context, portal }) => {
  await signIn(page, '/sign-in?redirectedFrom=/probe/member')
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/probe')
  await expect(second.getByText('Session member')).toBeVisible()
  await portal.expireTokens()
  await portal.takeCalls()
  await second.getByRole('link', { name: 'For members' }).click()
  await expect(second.getByText('Loaded anna@sild.test')).toBeVisible()
  await expect
    .poll(async () => (await portal.takeCalls()).browser.filter((call) => call.includes('refreshToken')).length)
    .toBeLessThanOrEqual(1)
})

test('signing out in one tab signs out all of them', async ({ page, context }) => {
  await signIn(page, '/sign-in?redirectedFrom=/probe/member')
  const second = await context.newPage()
  await second.goto('/probe/member')
  await expect(second.getByRole('heading', { name: greeting })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(second).toHaveURL(/\/sign-in/)
})

test('live messages reach the page', async ({ page, portal }) => {
  await signIn(page, '/sign-in?redirectedFrom=/probe/member')
  await expect(page.getByText('Heard 0 messages')).toBeVisible()
  await expect
    .poll(async () => {
      await portal.sendLive({ type: 'chat-changed', payload: { chatGuid: 'x' } })
      return page.getByText(/Heard [1-9]/).isVisible()
    })
    .toBe(true)
})

test('an unverified member has to confirm their address, and may not open the page', async ({ page, portal }) => {
  await portal.setMember({ isVerified: 0 })
  await signIn(page, '/sign-in?redirectedFrom=/probe/verified')
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await page.goto('/probe/member')
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
})

test('pages of the staff are open to their role only', async ({ page, portal }) => {
  await signIn(page, '/sign-in?redirectedFrom=/probe/staff')
  await expect(page.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible()
  await portal.setMember({ roles: ['moderator'] })
  await page.reload()
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
})

test('the header reserves room for a member before the session is known', async ({ page }) => {
  await signIn(page)
  await expect(page.getByText('Session member')).toBeVisible()
  await page.goto('/probe', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member')
})
