import { expect, test } from '../federation/delivery/staging.ts'

test('a release that never ends to render on the server blocks no other, and the browser renders its page', async ({
  page,
  request,
  staging,
}) => {
  const endless = await staging.alter('mf-content', '9.5.0', (path, text) =>
    path === 'ssr/entry.mjs'
      ? text.replaceAll(
          /(\.then\(\S+\.bind\(\S+, ?\d+\)\))/g,
          '$1.then(page => ({ ...page, Component() { for (;;); } }))',
        )
      : text,
  )
  const link = staging.linkTo({ 'mf-content': endless }, '/blog')
  const began = performance.now()
  const opened = page.goto(link)
  const others: number[] = []
  let isOpen = false
  void opened.finally(() => (isOpen = true))
  while (!isOpen) {
    const asked = performance.now()
    expect((await request.get(`${staging.url}/healthz`)).status()).toBe(200)
    others.push(performance.now() - asked)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(others.length).toBeGreaterThan(10)
  // A second of the processor is all that the release gets, and none of it is of the thread that answers.
  expect(Math.max(...others)).toBeLessThan(3000)

  const html = (await (await opened)?.text()) ?? ''
  expect(html).toContain(`/a/mf-content/${endless}/`)
  expect(html).not.toContain('<h1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  test.info().annotations.push({ type: 'to the page, ms', description: String(Math.round(performance.now() - began)) })

  const searched = await request.get(`${staging.url}/search?searchType=tasks&query=${crypto.randomUUID()}`)
  expect(await searched.text()).toContain('<h1')
  await page.goto(`${staging.url}/news`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
})
