import { expect, type Request, test } from '@playwright/test'
import { sendContactForm } from '@sild/contract/support/operations'
import { accountOf } from '../installation.ts'
import { signIn } from '../journeys/steps.ts'
import { expectOneMail, fillContactForm } from './contact-form.ts'

const secondNow = (): number => Math.floor(Date.now() / 1000)

test('a refused token during a form costs one refresh and one repetition, and no typed text', async ({ page }) => {
  await signIn(page, accountOf('customer'))
  const form = await fillContactForm(page)
  await expect(page.getByRole('link', { name: /Notifications/ })).toBeVisible()
  const refreshedAt = secondNow()
  const sent: Request[] = []
  const refreshed: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/refreshToken')) refreshed.push(request)
  })
  await page.route(`**${sendContactForm.path}`, async (route, request) => {
    sent.push(request)
    const isFirst = sent.length === 1
    await route.continue({ headers: { ...request.headers(), ...(isFirst && { token: 'long gone' }) } })
  })
  // A token of the same second would be the same token.
  await expect.poll(secondNow).toBeGreaterThan(refreshedAt)
  await form.send()
  await form.expectSent()
  expect(sent).toHaveLength(2)
  const [first, second] = sent
  expect((await first!.response())?.status()).toBe(401)
  expect(refreshed).toHaveLength(1)
  expect(second!.headers()['idempotency-key']).toBe(first!.headers()['idempotency-key'])
  expect(second!.postData()).toBe(first!.postData())
  await expectOneMail(form)
})
