import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { address, auditEntry, lastOfAddress, signIn } from './steps.ts'

const languages = ['English', 'Estonian', 'French'] as const
/** The field of a moment has no seconds, so this is 35 to 95 seconds ahead: the review must be done before. */
const laterMs = 95_000
const localTimeOf = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved. Readers see it')).toBeVisible()
}

test('an article is written in three languages, approved by another editor, published at its time and restored', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000) // It waits for the minute of publication.
  const slug = `news-${randomUUID().slice(0, 8)}`
  const title = (language: string) => `Sild in ${language}, ${slug}`
  const reviewer = await (await browser.newContext()).newPage()
  const guest = await (await browser.newContext()).newPage()
  await signIn(page, accountOf('editor'), '/sign-in?redirectedFrom=/backoffice/pages')
  await signIn(reviewer, accountOf('admin'), '/sign-in?redirectedFrom=/backoffice/pages')

  await test.step('an editor writes it, and requests a review', async () => {
    await page.goto(address('/backoffice/pages/new?section=news'))
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(slug)
    for (const language of languages) {
      await page.getByRole('textbox', { name: `Title (${language})` }).fill(title(language))
      await page.getByRole('textbox', { name: `Summary (${language})` }).fill(`What is new, in ${language}`)
      await page.getByRole('textbox', { name: `Text (${language})` }).fill(`The first text in ${language}`)
    }
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title('English') })).toBeVisible()
    await page.getByRole('textbox', { name: 'Text (English)' }).fill('The second text in English')
    await save(page)
    await page.getByLabel('Publish at').fill(localTimeOf(new Date(Date.now() + laterMs)))
    await page.getByRole('button', { name: 'Ask for a review' }).click()
    await expect(page.getByText('a colleague must approve it')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve for its time' })).toHaveCount(0)
  })

  await test.step('another editor approves it, and readers wait for its time', async () => {
    await reviewer.goto(page.url())
    await reviewer.getByRole('button', { name: 'Approve for its time' }).click()
    await expect(reviewer.getByText('It is approved and will be published by itself.')).toBeVisible()
    const early = await guest.goto(address(`/news/${slug}`))
    expect(early?.status()).toBe(404)
  })

  await test.step('a guest reads it at its time, in each language', async () => {
    await expect
      .poll(async () => (await guest.goto(address(`/news/${slug}`)))?.status(), { timeout: 150_000, intervals: [3000] })
      .toBe(200)
    await expect(guest.getByText('The second text in English')).toBeVisible()
    await guest.goto(address(`/et/news/${slug}`))
    await expect(guest.getByRole('heading', { level: 1, name: title('Estonian') })).toBeVisible()
    await guest.goto(address(`/fr/news/${slug}`))
    await expect(guest.getByText('The first text in French')).toBeVisible()
  })

  await test.step('an older revision becomes the newest draft, and readers see the published one', async () => {
    await page.reload()
    await page.getByRole('link', { name: 'Revisions' }).click()
    await page.getByRole('link', { name: 'Revision 1', exact: true }).click()
    await page.getByRole('button', { name: 'Restore revision 1' }).click()
    await expect(page.getByRole('textbox', { name: 'Text (English)' })).toHaveValue('The first text in English')
    await guest.goto(address(`/news/${slug}`))
    await expect(guest.getByText('The second text in English')).toBeVisible()
  })

  await test.step('an admin finds all steps in the audit log', async () => {
    const pageGuid = lastOfAddress(reviewer)
    const by = { editor: accountOf('editor').email, reviewer: accountOf('admin').email }
    await expect(await auditEntry(reviewer, pageGuid, 'Restored a version of a page')).toContainText(by.editor)
    await expect(await auditEntry(reviewer, pageGuid, 'Approved a page')).toContainText(by.reviewer)
  })
})
