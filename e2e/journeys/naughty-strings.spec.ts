import type { listMyCompanies } from '@sild/contract/companies/operations'
import { limits } from '@sild/contract/limits'
import { isPlainLine } from '@sild/contract/visible-text'
import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import type { ReplyOf } from '@sild/api-client'
import { naughtyStrings } from '../../packages/testing/src/naughty-strings.ts'
import { type Client, signIn } from '../../tools/test/load/client.ts'
import { accountOf, installation } from '../installation.ts'
import { address } from './steps.ts'

/** The rest is refused, or shown without what no text may hold. */
const isTaken = (text: string): boolean => text.isWellFormed() && isPlainLine(text)
/** HTML has one kind of line end. */
const asShown = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

/** All of them, in as few descriptions as hold them. */
function descriptions(): string[] {
  const chunks = ['']
  for (const text of naughtyStrings.filter(isTaken)) {
    const longer = `${chunks.at(-1)}\n${text}`
    if ([...longer].length < limits.description.max) chunks[chunks.length - 1] = longer
    else chunks.push(text)
  }
  return chunks
}

/** Everything that a page does by itself when a text is taken for more than a text. */
async function watch(page: Page): Promise<string[]> {
  const happened: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => happened.push(error.message))
  await page.exposeFunction('tellViolation', (violation: string) => void happened.push(violation))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      ;(globalThis as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${violatedDirective} against ${blockedURI}`,
      )
    })
  })
  return happened
}

async function ownCompany(client: Client) {
  const { result } = JSON.parse(await client.send('/api/user/companies')) as { result: ReplyOf<typeof listMyCompanies> }
  return result.list[0]!
}
async function describe(client: Client, description: string | null): Promise<void> {
  const { guid, version } = await ownCompany(client)
  await client.send(`/api/user/company/${guid}`, { method: 'PATCH', body: { version, description } })
}

test('texts that have broken programs before are shown as they were written, and run nowhere', async ({ page }) => {
  test.slow()
  using client = await signIn(installation().url, accountOf('provider'))
  // The language of this company's description.
  client.headers['x-language'] = 'et'
  const { description: before, slug } = await ownCompany(client)
  const happened = await watch(page)
  const shown = page.getByRole('main')
  try {
    for (const text of descriptions()) {
      await describe(client, text)
      // The page of the company is kept until the news of its change is there.
      await expect(async () => {
        await page.goto(address(`/et/search/company/${slug}`))
        expect(asShown((await shown.textContent()) ?? '')).toContain(asShown(text))
      }).toPass({ timeout: 30_000 })
      await hydrate(page)
      expect(asShown((await shown.textContent()) ?? '')).toContain(asShown(text))
    }
  } finally {
    await describe(client, before)
  }
  expect(happened).toEqual([])
  await test.step('a script in one of them would have been detected', async () => {
    await page.evaluate(() => {
      alert('now')
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://evil.test/' }))
    })
    await expect.poll(() => happened).toEqual(['a dialog: now', 'img-src against https://evil.test/'])
  })
})
