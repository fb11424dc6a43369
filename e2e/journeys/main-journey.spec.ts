import { randomUUID } from 'node:crypto'
import { devices, expect, test } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { address, createCompany, publishProject, signIn, signUp } from './steps.ts'

const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 7']
const screens = {
  desktop: { viewport: { width: 1244, height: 900 } },
  mobile: { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor },
}

for (const [screen, options] of Object.entries(screens))
  test(`a newcomer publishes a project, a moderator approves it, a provider responds and both chat (${screen})`, async ({
    browser,
  }) => {
    test.slow()
    const mark = randomUUID().slice(0, 8)
    const newcomer = { email: `newcomer-${mark}@sild.test`, password: `Bridge-${mark}` }
    const company = `Journey ${mark} OÜ`
    const project = {
      name: `Web shop ${mark}`,
      description: `We sell oak furniture and need a new web shop.\n\nReference ${mark}.`,
    }
    const customer = await (await browser.newContext(options)).newPage()
    const provider = await (await browser.newContext(options)).newPage()

    await test.step('a guest searches on a server-rendered page', async () => {
      const answer = await customer.goto(address('/search?searchType=offers&query=web'))
      expect(await answer?.text()).toContain('<h1')
      await expect(customer.getByRole('listitem').getByRole('heading').first()).toBeVisible()
    })
    await test.step('signs up, confirms by the mailed link and creates a company', async () => {
      await customer.goto(address('/get-started'))
      await signUp(customer, newcomer.email, newcomer.password)
      await createCompany(customer, company)
    })
    await test.step('publishes a project', async () => {
      await customer.getByRole('link', { name: 'Publish a project' }).first().click()
      await publishProject(customer, project)
    })
    await test.step('a moderator approves it in the back office', async () => {
      const moderator = await (await browser.newContext()).newPage()
      await signIn(moderator, accountOf('moderator'), '/sign-in?redirectedFrom=/backoffice/moderation')
      await moderator.getByRole('link', { name: project.name }).click()
      await expect(moderator.getByRole('img', { name: 'drawing' })).toBeVisible()
      await moderator.getByRole('button', { name: 'Approve' }).click()
      await expect(moderator.getByRole('button', { name: 'Undo' })).toBeVisible()
      await moderator.context().close()
    })
    await test.step('a provider finds it by search', async () => {
      await signIn(provider, accountOf('provider'))
      await expect(async () => {
        await provider.goto(address(`/search?searchType=tasks&query=${mark}`))
        await expect(provider.getByRole('link', { name: project.name, exact: true })).toBeVisible({ timeout: 1000 })
      }).toPass({ timeout: 30_000 })
      await provider.getByRole('link', { name: project.name, exact: true }).click()
      await expect(provider.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
      await expect(provider.getByRole('img', { name: 'drawing' })).toBeVisible()
    })
    await test.step('responds', async () => {
      await provider.getByRole('button', { name: 'Respond' }).click()
      await provider.getByRole('dialog').getByLabel('Message').fill(`We have built such shops. ${mark}`)
      await provider.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
      await expect(provider.getByRole('log')).toContainText(`We have built such shops. ${mark}`)
    })
    await test.step('both chat and see each other’s messages arrive live', async () => {
      await customer.goto(address('/chat'))
      // Others may have answered it meanwhile.
      await customer
        .getByRole('link', { name: new RegExp(mark) })
        .filter({ hasText: 'Hallrästas' })
        .click()
      await expect(customer.getByRole('log')).toContainText(`We have built such shops. ${mark}`)
      const say = async (page: typeof customer, text: string) => {
        await page.getByLabel('Message', { exact: true }).fill(text)
        await page.getByRole('button', { name: 'Send' }).click()
      }
      await say(customer, 'When could you begin?')
      await expect(provider.getByRole('log')).toContainText('When could you begin?')
      await say(provider, 'Next Monday.')
      await expect(customer.getByRole('log')).toContainText('Next Monday.')
    })
  })
