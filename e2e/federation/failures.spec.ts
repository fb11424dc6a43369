import type { Page } from '@playwright/test'
import type { Fault } from './portal/faults.ts'
import { expect, test } from './portal/portal.ts'

const unavailable = 'This part of Sild is unavailable'

interface Case {
  name: string
  fault: Fault
}
/** One fault of each kind at each thing that a navigation to a remote fetches. */
const cases: Case[] = [
  { name: 'its list of files is missing', fault: { path: 'mf-other/*/chunks.json', kind: 'status', status: 404 } },
  { name: 'its list of files was tampered with', fault: { path: 'mf-other/*/chunks.json', kind: 'tamper' } },
  { name: 'its entry is missing', fault: { path: 'mf-other/*/remoteEntry.js', kind: 'status', status: 404 } },
  { name: 'its entry answers 500', fault: { path: 'mf-other/*/remoteEntry.js', kind: 'status', status: 500 } },
  { name: 'its entry is a page', fault: { path: 'mf-other/*/remoteEntry.js', kind: 'html' } },
  { name: 'its entry is truncated', fault: { path: 'mf-other/*/remoteEntry.js', kind: 'truncate' } },
  { name: 'its entry was tampered with', fault: { path: 'mf-other/*/remoteEntry.js', kind: 'tamper' } },
  { name: 'the connection to its entry is reset', fault: { path: 'mf-other/*/remoteEntry.js', kind: 'reset' } },
  { name: 'its entry hangs', fault: { path: 'mf-other/*/remoteEntry.js', kind: 'hang' } },
  {
    name: 'what it exposes is missing',
    fault: { path: 'mf-other/*/__federation_expose', kind: 'status', status: 404 },
  },
  { name: 'its messages are missing', fault: { path: 'mf-other/*/i18n.', kind: 'status', status: 404 } },
]

async function openProbe(page: Page): Promise<void> {
  await page.goto('/probe')
  await expect(page.getByText('Session guest')).toBeVisible()
}
const followToOther = (page: Page) => page.getByRole('link', { name: 'To the other remote' }).click()

/** Console errors of the browser itself about a file that did not come are what the test has caused. */
const unexplained = (complaints: string[]): string[] =>
  complaints.filter((complaint) => /uncaught|policy refused/.test(complaint))

for (const { name, fault } of cases) {
  test(`navigating to a remote when ${name}: the rest works, and a retry brings the page`, async ({
    page,
    portal,
    complaints,
  }) => {
    await openProbe(page)
    await portal.breakDelivery(fault)
    await page.evaluate(() => sessionStorage.setItem('sild.reloaded-at', String(Date.now())))
    await followToOther(page)
    await expect(page.getByRole('heading', { name: unavailable })).toBeVisible({ timeout: 12_000 })
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'probe en' }).click()
    await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: unavailable })).toBeVisible({ timeout: 12_000 })
    await portal.breakDelivery()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'other in en' })).toBeVisible({ timeout: 12_000 })
    expect(unexplained(complaints)).toEqual([])
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false)
  })
}

test('a part with a missing file reloads the document once', async ({ page, portal, complaints }) => {
  await openProbe(page)
  await portal.breakDelivery({ path: 'mf-other/*/mf-other.other.js', kind: 'status', status: 404 })
  await followToOther(page)
  await expect(page).toHaveURL('/other')
  await expect(page.getByText('Marked')).toBeVisible()
  await expect(page.getByText('This part of the page did not load')).toBeVisible()
  expect(unexplained(complaints)).toEqual([])
})

test('a modified style is not applied', async ({ page, portal }) => {
  await openProbe(page)
  await portal.breakDelivery({ path: 'mf-other/*/mf-other.other.css', kind: 'tamper' })
  await page.evaluate(() => sessionStorage.setItem('sild.reloaded-at', String(Date.now())))
  await followToOther(page)
  await expect(page.getByRole('heading', { name: unavailable })).toBeVisible({ timeout: 12_000 })
})

for (const [name, fault] of [
  ['missing', { path: 'mf-other/*/remoteEntry.js', kind: 'status' }],
  ['tampered with', { path: 'mf-other/*/remoteEntry.js', kind: 'tamper' }],
  ['hanging', { path: 'mf-other/*/remoteEntry.js', kind: 'hang' }],
] as const) {
  test(`a server-rendered page with a ${name} entry stays readable, and comes alive after a retry`, async ({
    page,
    portal,
    complaints,
  }) => {
    await portal.breakDelivery(fault)
    await page.goto('/other')
    await expect(page.getByRole('heading', { name: 'other in en' })).toBeVisible()
    await expect(
      page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'You can read it' }),
    ).toBeVisible({ timeout: 12_000 })
    await expect(page).toHaveTitle('other in en · Sild')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 12_000 })
    await portal.breakDelivery()
    await portal.takeCalls()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You can read it')).toBeHidden()
    await page.getByRole('button', { name: 'Pressed 0 times' }).click()
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
    expect(unexplained(complaints)).toEqual([])
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false)
  })
}

test('a late entry hydrates a server-rendered page without a second fetch of its data', async ({
  page,
  portal,
  complaints,
}) => {
  await portal.breakDelivery({ path: 'mf-probe/*/remoteEntry.js', kind: 'slow', milliseconds: 4000 })
  await page.goto('/probe')
  await expect(page.getByText('The page is still loading')).toBeVisible()
  await expect(page.getByText('The page is still loading')).toBeHidden({ timeout: 8000 })
  await page.getByRole('button', { name: 'Pressed 0 times' }).click()
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
  expect((await portal.takeCalls()).browser).toEqual(['GET /api/authorization/anonymous'])
  expect(unexplained(complaints)).toEqual([])
})

test('links of a page that is not hydrated load documents', async ({ page, portal }) => {
  await portal.breakDelivery({ path: 'mf-probe/*/remoteEntry.js', kind: 'hang' })
  await page.goto('/probe')
  await expect(page.getByText('The page is still loading')).toBeVisible()
  await followToOther(page)
  await expect(page.getByRole('heading', { name: 'other in en' })).toBeVisible()
})

test('no modified script of the shell runs', async ({ complaints, page, portal }) => {
  for (const file of ['shell.js', 'i18n.en-json.js']) {
    await portal.breakDelivery({ path: `shell/*/${file}`, kind: 'tamper' })
    complaints.length = 0
    await page.goto('/probe')
    await expect.poll(() => complaints.join('\n')).toMatch(/integrity/)
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false)
    await expect(page.getByRole('heading', { name: 'probe in en' })).toBeVisible()
  }
})
