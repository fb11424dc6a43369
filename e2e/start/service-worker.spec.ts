import { expect, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { address } from '../journeys/steps.ts'

const workerPath = '/service-worker.js'

test('no file of the service worker is requested before a page is loaded and alive', async ({ page }) => {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(address('/'))
  await page.waitForLoadState('load')
  await page.waitForLoadState('networkidle')
  const installed = (path: string) =>
    path === workerPath || /\/(?:follow-installed|installed-texts)[^/]*\.js$/.test(path)
  expect(asked.filter((path) => installed(path))).toEqual([])
  await hydrate(page)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration())))
    .toBe(true)
  expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => new URL(scope).pathname))).toBe(
    '/',
  )
})

test('a page served through the service worker is the one that the server sends', async ({ page }) => {
  await page.goto(address('/blog'))
  await hydrate(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(workerPath)
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.reload()
  await hydrate(page)
  expect(await page.evaluate(() => document.documentElement.dataset['keptAt'])).toBeUndefined()
  // Neither policy nor hash refuses what comes through it.
  expect(problems).toEqual([])
})
