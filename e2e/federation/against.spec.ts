import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { accountOf, installation } from '../installation.ts'

const root = join(import.meta.dirname, '../..')
let dev: ChildProcess
let here: string

test.beforeAll(async () => {
  test.setTimeout(180_000) // A remote is built for development first.
  dev = fork(join(root, 'tools/dev.ts'), ['mf-content', '--against', installation().url, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  here = await new Promise((resolve, reject) => {
    let printed = ''
    dev.once('exit', () => reject(new Error(printed)))
    dev.stdout?.setEncoding('utf8').on('data', (text) => {
      printed += text
      const [, address] = /mf-content at (http:\S+?),/.exec(printed) ?? []
      if (address) resolve(address)
    })
  })
})
test.afterAll(async () => {
  const exited = once(dev, 'exit')
  dev.kill('SIGTERM')
  await exited
})

/** A cached page names the releases in the address of its data. */
const releaseOf = (html: string, app: string): string | undefined =>
  new RegExp(`(?:"${app}":\\{"id":"|[=,]${app}\\.)([a-f0-9]{16})`).exec(html)?.[1]

const titlesIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, title]) => title)

test('the remote is of this checkout, everything else is of the portal', async ({ request }) => {
  const blogOf = async (origin: string) => (await request.get(`${origin}/blog`)).text()
  // The first request for a page may get it without content, which the browser then loads.
  for (const origin of [here, installation().url])
    await expect.poll(async () => titlesIn(await blogOf(origin)).length).toBeGreaterThan(0)
  const [local, there] = [await blogOf(here), await blogOf(installation().url)]
  expect(titlesIn(local)).toEqual(titlesIn(there))
  expect(releaseOf(local, 'mf-content')).toMatch(/^[a-f0-9]{16}$/)
  expect(releaseOf(there, 'mf-content')).toMatch(/^[a-f0-9]{16}$/)
  expect(releaseOf(local, 'mf-content')).not.toBe(releaseOf(there, 'mf-content'))
  expect(releaseOf(local, 'mf-search')).toBe(releaseOf(there, 'mf-search'))
})

test('a member signs in to the portal there, and stays signed in here', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const { email, password } = accountOf('customer')
  await page.goto(`${here}/sign-in?redirectedFrom=/chat`)
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${here}/chat`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.reload()
  await expect(page).toHaveURL(`${here}/chat`)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  expect(complaints).toEqual([])
})
