import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { tabTo } from './keyboard.ts'
import { address } from './steps.ts'

test('a guest finds a city, a skill and a company by keyboard alone, from the suggestions', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const press = (key: string) => page.keyboard.press(key)
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const reached = page.locator('[role=option][aria-selected=true]')
  /** Types, and moves down to the option. */
  async function choose(typed: string, group: string, name: RegExp) {
    await press('ControlOrMeta+a')
    await page.keyboard.type(typed, { delay: 20 })
    const option = list.getByRole('group', { name: group }).getByRole('option', { name })
    await expect(option).toBeVisible()
    const isReached = async () => (await option.getAttribute('aria-selected')) === 'true'
    for (let steps = 0; steps < 20 && !(await isReached()); steps++) await press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!)
    await expect(field).toBeFocused()
    return option
  }

  await page.goto(address('/search?searchType=offers'))
  await hydrate(page)
  await tabTo(page, field)
  await test.step('leaves the list with Escape, and the field with Tab', async () => {
    await page.keyboard.type('tall', { delay: 20 })
    await expect(list).toBeVisible()
    await press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('tall')
    await press('ArrowDown')
    await expect(list).toBeVisible()
    await press('Tab')
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
    await expect(list).toBeHidden()
    await press('Shift+Tab')
  })
  await test.step('finds in a city as many as were announced', async () => {
    const city = await choose('tall', 'Cities', /^Tallinn/)
    const said = /\d+ results?/.exec(await city.innerText())![0]
    await press('Enter')
    await expect(page).toHaveURL(/\/search\?searchType=offers&city=Tallinn$/)
    await expect(page.getByRole('status')).toHaveText(said)
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  })
  await test.step('finds a skill', async () => {
    await choose('rea', 'Skills', /^React$/)
    await press('Enter')
    await expect(page).toHaveURL(/\/search\?searchType=offers&tag=React$/)
  })
  await test.step('goes from the first to the last option, and searches for the typed text', async () => {
    await page.keyboard.type('ta', { delay: 20 })
    await expect(list).toBeVisible()
    await press('ArrowDown')
    await expect(reached).toHaveText((await list.getByRole('option').first().innerText()).trim())
    await press('End')
    await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    const { violations } = await new AxeBuilder({ page }).include('main [role=search]').setLegacyMode().analyze()
    expect(violations).toEqual([])
    await press('ArrowDown')
    await expect(reached).toHaveCount(0)
    await press('Enter')
    await expect(page).toHaveURL(/query=ta/)
  })
  await test.step('opens a company', async () => {
    await expect(page.getByRole('status')).toBeFocused()
    await tabTo(page, field, 'Shift+Tab')
    await choose('hallras', 'Companies', /^Hallrästas/)
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hallrästas')
  })
})

test('a guest finds a city from the home page, by keyboard alone and at once', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const reached = page.locator('[role=option][aria-selected=true]')

  await page.goto(address('/'))
  // No script has come to the page before the first key, and the field has another role then.
  await tabTo(page, page.getByRole('main').getByRole('search').locator('[name=query]'))
  await page.keyboard.type('tallin', { delay: 20 })
  await expect(list.getByRole('group', { name: 'Cities' }).getByRole('option', { name: /^Tallinn/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Find providers' })).toHaveValue('tallin')
  await page.keyboard.press('ArrowUp')
  await expect(reached).toHaveText(/^Tallinn/)
  const { violations } = await new AxeBuilder({ page }).include('main [role=search]').setLegacyMode().analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?searchType=offers&city=Tallinn$/)
})
