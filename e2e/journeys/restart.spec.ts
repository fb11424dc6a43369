import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readChat, sharedChat, write } from '../../tools/test/load/chat.ts'
import { createClient, signIn as signInToApi } from '../../tools/test/load/client.ts'
import { openLoop } from '../../tools/test/load/open-loop.ts'
import { accountOf, installation } from '../installation.ts'
import { signIn } from './steps.ts'

/** `npx sild restart`. */
async function restart(): Promise<void> {
  const sild = join(import.meta.dirname, '../../tools/cli/sild.mjs')
  const [code] = await once(fork(sild, ['restart', '--data-dir', installation().dataDir]), 'exit')
  expect(code).toBe(0)
}

test('a restart of every process goes unnoticed by readers of pages and by an open chat', async ({ page }) => {
  test.slow()
  const { url } = installation()
  const [customer, provider] = await Promise.all([
    signInToApi(url, accountOf('customer')),
    signInToApi(url, accountOf('provider')),
  ])
  const chatGuid = await sharedChat(customer, provider)
  await signIn(page, accountOf('provider'))
  await page.goto(`${url}/chat?chat=${chatGuid}`)
  await expect(page.getByRole('log')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isStillTheSame: true }))

  using reader = createClient(url)
  const [script = ''] = /\/a\/shell\/[a-f0-9]{16}\/shell\.js/.exec(await reader.send('/')) ?? []
  const acknowledged: string[] = []
  const loads = [
    ...['/', '/search?searchType=tasks', '/blog', script].flatMap((path) =>
      [false, true].map((isFresh) => openLoop(250, () => reader.send(path, { isFresh }))),
    ),
    openLoop(1000, async () => acknowledged.push(await write(customer, chatGuid, true))),
  ]
  await restart()
  await restart()
  const tallies = await Promise.all(loads.map((load) => load.stop()))

  expect(tallies.flatMap(({ failures }) => failures)).toEqual([])
  const kept = new Set((await readChat(provider, chatGuid)).map(({ message }) => message))
  expect(acknowledged.filter((message) => !kept.has(message))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(10)
  for (const message of acknowledged) await expect(page.getByRole('log').getByText(message)).toHaveCount(1)
  expect(await page.evaluate(() => 'isStillTheSame' in window)).toBe(true)
})
