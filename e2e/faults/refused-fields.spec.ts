import { expect, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { sendContactForm } from '@sild/contract/support/operations'
import { address } from '../journeys/steps.ts'

const languages = [
  {
    prefix: '/et',
    labels: { name: 'Sinu nimi', email: 'E-posti aadress', message: 'Sõnum', agreement: /Nõustun/, send: 'Saada' },
    refusal: 'Palun sisesta korrektne e-posti aadress',
    done: 'Aitäh, sinu sõnum on kohal',
  },
  {
    prefix: '/fr',
    labels: {
      name: 'Votre nom',
      email: 'Adresse e-mail',
      message: 'Message',
      agreement: /J’accepte/,
      send: 'Envoyer',
    },
    refusal: 'Veuillez saisir une adresse e-mail valide',
    done: 'Merci, votre message nous est parvenu',
  },
]

for (const { prefix, labels, refusal, done } of languages)
  test(`server errors are shown beside the field in the reader's language (${prefix}), and the values stay`, async ({
    page,
  }) => {
    await page.goto(address(`${prefix}/contact-us`))
    await hydrate(page)
    const email = page.getByLabel(labels.email)
    const message = page.getByLabel(labels.message, { exact: true })
    await page.getByLabel(labels.name).fill('Mari Maasikas')
    await email.fill('mari@example.com')
    await message.fill('We look for a partner.')
    await page.getByRole('checkbox', { name: labels.agreement }).check()
    // A body that the form itself would refuse: the answer is the server's own.
    await page.route(`**${sendContactForm.path}`, async (route, request) => {
      await route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), email: 'mari@' }) })
    })
    const answered = page.waitForResponse(`**${sendContactForm.path}`)
    await page.getByRole('button', { name: labels.send, exact: true }).click()
    expect((await answered).status()).toBe(400)
    await expect(email).toHaveAccessibleDescription(new RegExp(refusal))
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveValue('mari@example.com')
    await expect(message).toHaveValue('We look for a partner.')
    await page.unroute(`**${sendContactForm.path}`)
    await page.getByRole('button', { name: labels.send, exact: true }).click()
    await expect(page.getByText(done)).toBeVisible()
  })
