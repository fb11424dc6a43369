import { randomUUID } from 'node:crypto'
import type { ReplyOf } from '@sild/api-client'
import type { listMyResponses } from '@sild/contract/publications/operations'
import type { search } from '@sild/contract/search/operations'
import { expect, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { signIn as signInToApi } from '../../tools/test/load/client.ts'
import { type Account, accountOf, installation } from '../installation.ts'
import { tabTo } from './keyboard.ts'
import { address } from './steps.ts'

/** Another company's project that the company has not responded to yet. */
async function projectToRespondTo(account: Account): Promise<string> {
  const client = await signInToApi(installation().url, account)
  const ask = async <Reply>(path: string, body?: object): Promise<Reply> => {
    const answer = await client.send(path, body && { method: 'POST', body })
    return (JSON.parse(answer) as { result: Reply }).result
  }
  const responded = await ask<ReplyOf<typeof listMyResponses>>('/api/user/responds?limit=100')
  const found = await ask<ReplyOf<typeof search>>('/api/search', { searchType: 'tasks' })
  client[Symbol.dispose]()
  const known = new Set(responded.list.map(({ publication }) => publication.guid))
  const project = found.cards.find(
    (card) => card.cardType === 'project' && card.company.name !== account.company && !known.has(card.guid),
  )
  if (!project) throw new Error('The company has responded to every project.')
  return project.name
}

test('a provider signs in, searches, responds and chats by keyboard alone', async ({ browser }) => {
  test.slow()
  const account = accountOf('provider')
  const project = await projectToRespondTo(account)
  const mark = randomUUID().slice(0, 8)
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const press = (key: string) => page.keyboard.press(key)
  const type = (text: string) => page.keyboard.insertText(text)
  const heading = page.getByRole('heading', { level: 1 })
  const menu = page.getByRole('banner').locator('summary')

  await test.step('skips to the content', async () => {
    await page.goto(address('/'))
    await hydrate(page)
    await press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await press('Enter')
    await press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
  await test.step('changes the language in the menu, and back', async () => {
    await tabTo(page, menu, 'Shift+Tab')
    await press('Enter')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Eesti' }))
    await press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'et')
    await hydrate(page)
    await tabTo(page, menu)
    await press('Enter')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'English' }))
    await press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await hydrate(page)
  })
  await test.step('searches from the home page', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Find providers' }))
    await press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Find projects' })).toBeChecked()
    await tabTo(page, page.getByRole('main').getByRole('combobox'))
    await type(project)
    await press('Enter')
    await expect(heading).toContainText(project)
    await expect(heading).toBeFocused()
  })
  await test.step('signs in', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign in' }), 'Shift+Tab')
    await press('Enter')
    await expect(heading).toHaveText('Sign in')
    await expect(heading).toBeFocused()
    await tabTo(page, page.getByLabel('Email address'))
    await type(account.email)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await type(account.password)
    await press('Enter')
    await expect(page).not.toHaveURL(/\/sign-in/)
    // A page that has arrived takes the focus, from a link that was reached before as well.
    await expect(heading).toBeFocused()
  })
  await test.step('opens the menu of the header, and Escape gives the focus back', async () => {
    const system = page.getByRole('radio', { name: 'System' })
    await tabTo(page, menu, 'Shift+Tab')
    await press('Enter')
    await tabTo(page, system)
    await press('ArrowLeft')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await press('Escape')
    await expect(system).toBeHidden()
    await expect(menu).toBeFocused()
  })
  await test.step('filters the results and opens a project', async () => {
    await page.goto(address(`/search?searchType=tasks&query=${encodeURIComponent(project)}`))
    await hydrate(page)
    await tabTo(page, page.getByRole('region', { name: 'Published' }).getByRole('link', { name: 'Past month' }))
    await press('Enter')
    await expect(page).toHaveURL(/within=month/)
    await tabTo(page, page.getByRole('link', { name: 'Remove the filter Past month' }))
    await press('Enter')
    await expect(page).not.toHaveURL(/within=month/)
    await tabTo(page, page.getByRole('listitem').getByRole('link', { name: project, exact: true }))
    await press('Enter')
    await expect(heading).toHaveText(project)
    await expect(heading).toBeFocused()
  })
  await test.step('responds', async () => {
    const respond = page.getByRole('button', { name: 'Respond' })
    const dialog = page.getByRole('dialog', { name: 'Your response' })
    await tabTo(page, respond)
    await press('Enter')
    await expect(dialog).toBeVisible()
    await press('Escape')
    await expect(dialog).toBeHidden()
    await expect(respond).toBeFocused()
    await press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: 'Close' }))
    await tabTo(page, dialog.getByRole('button', { name: 'Send' }))
    await press('Enter')
    await expect(dialog.getByRole('alert')).toBeFocused()
    await tabTo(page, dialog.getByRole('alert').getByRole('link'))
    await press('Enter')
    await expect(dialog.getByLabel('Message')).toBeFocused()
    await type(`We could begin in May. ${mark}`)
    await tabTo(page, dialog.getByRole('button', { name: 'Send' }))
    await press('Enter')
    await expect(page.getByRole('log')).toContainText(`We could begin in May. ${mark}`)
  })
  await test.step('chats', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, page.getByLabel('Message', { exact: true }))
    await type(`Shall we talk? ${mark}`)
    await press('Enter')
    await expect(page.getByRole('log')).toContainText(`Shall we talk? ${mark}`)
    await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  })
})

test('a guest goes through a page by keyboard before answering about cookies', async ({ page }) => {
  await page.goto(address('/contact-us'))
  await hydrate(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').last())
})
