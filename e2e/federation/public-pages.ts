import { expect, test } from './portal/portal.ts'

const title = 'probe in en · Sild'

/** Tests for every public page, in production and in development builds, where React reports every mismatch. */
export function describePublicPages(): void {
  test('is rendered on the server with its title, description and addresses in every language', async ({ request }) => {
    const html = await (await request.get('/fr/probe')).text()
    expect(html).toContain('<title>probe in fr · Sild</title>')
    expect(html).toContain('content="2 countries in fr"')
    expect(html).toContain('France &lt;/script&gt;')
    for (const [language, path] of [
      ['en', '/probe'],
      ['et', '/et/probe'],
      ['fr', '/fr/probe'],
      ['x-default', '/probe'],
    ] as const) {
      expect(html).toMatch(new RegExp(`<link rel="alternate" href="http://[^/]+${path}" hreflang="${language}">`))
    }
  })

  test('is hydrated without a mismatch, a refused policy or a second fetch', async ({ page, portal, complaints }) => {
    await page.goto('/probe')
    await expect(page.getByText('Session guest')).toBeVisible()
    await page.getByRole('button', { name: 'Pressed 0 times' }).click()
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
    await expect(page).toHaveTitle(title)
    expect((await portal.takeCalls()).browser).toEqual(['GET /api/authorization/anonymous'])
    expect(complaints).toEqual([])
  })

  test('shows the same in Estonian and French', async ({ page, complaints }) => {
    for (const [prefix, text] of [
      ['/et', '2 countries in et'],
      ['/fr', '2 countries in fr'],
    ] as const) {
      await page.goto(`${prefix}/probe`)
      await expect(page.getByText('Session guest')).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', prefix.slice(1))
      await page.getByRole('link', { name: 'To the other remote' }).click()
      await expect(page).toHaveURL(`${prefix}/other`)
    }
    expect(complaints).toEqual([])
  })

  test('leads to a page of another remote without loading a document', async ({ page, complaints }) => {
    await page.goto('/probe')
    await expect(page.getByText('Session guest')).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
    await page.getByRole('link', { name: 'To the other remote' }).click()
    await expect(page.getByRole('heading', { name: 'other in en' })).toBeFocused()
    await expect(page).toHaveTitle('other in en · Sild')
    await expect(page.getByText('Marked')).toHaveCSS('color', 'rgb(1, 2, 3)')
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'probe in en' })).toBeVisible()
    expect(complaints).toEqual([])
  })
}
