import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'
import { screensOf } from '../pages/screens.ts'

/** What comes in the first round trip of a slow phone, with its headers. */
const maxBytes = 14_000
const languages = ['', '/et', '/fr']

/** Of what the second reader gets, for whom it is compressed as it is kept. */
async function compressedBytes(path: string): Promise<number> {
  const ask = async (asked: string): Promise<number> => {
    const asking = get(address(asked), { headers: { 'accept-encoding': 'br' } })
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    if (answer.headers.location) return ask(answer.headers.location)
    expect(answer.headers['content-encoding'], asked).toBe('br')
    return (await buffer(answer)).length
  }
  await ask(path)
  return ask(path)
}

test('the document of every public page fits into the first round trip, in each language', async ({ page }) => {
  test.setTimeout(240_000) // Every public page, in three languages.
  let most = 0
  for (const { end = '', link, path } of screensOf('guest')) {
    if (link) await page.goto(address(path))
    const shown = link ? `${await page.locator(link).first().getAttribute('href')}${end}` : path
    for (const language of languages) {
      const bytes = await compressedBytes(`${language}${shown}`.replace(/(?<=.)\/$/, ''))
      most = Math.max(most, bytes)
      expect.soft(bytes, `${language}${shown}`).toBeLessThanOrEqual(maxBytes)
    }
  }
  console.log(`brotli bytes of a document, at most: ${most}`)
})
