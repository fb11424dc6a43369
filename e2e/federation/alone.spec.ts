import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import type { RemotePage } from '../../tools/portal/remote-pages.ts'
import { appNames } from '../../tools/workspace.ts'

let portal: ChildProcess | undefined
test.afterEach(async () => {
  if (!portal) return
  portal.disconnect()
  await once(portal, 'exit')
})

/** Unused mocks go stale, so this opens every page of every remote on its own. */
for (const remote of appNames().filter((name) => name !== 'shell'))
  test(`${remote} runs alone, on its mocks`, async ({ context }) => {
    test.slow()
    portal = fork(join(import.meta.dirname, 'portal/serve-alone.ts'), [remote], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const [{ origin, pages }] = (await once(portal, 'message')) as [{ origin: string; pages: RemotePage[] }]
    expect(pages.length).toBeGreaterThan(0)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    for (const { access, path, route } of pages)
      await test.step(route, async () => {
        expect(path, 'src/mocks.ts gives an address to a route with parameters').not.toBeNull()
        await page.goto(`${origin}/__sild/as/${access}?to=${encodeURIComponent(path ?? '')}`)
        await hydrate(page)
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
        expect(complaints.splice(0)).toEqual([])
      })
    const answer = once(portal, 'message')
    portal.send('unanswered')
    expect((await answer)[0], 'src/mocks.ts answers what its pages ask').toEqual([])
  })
