import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { BuildMode } from '@sild/build'
import { buildApps } from '@sild/build'
import type { ChannelName } from '@sild/registry'
import type { Fault } from './faults.ts'
import type { Command } from './serve.ts'

export interface Calls {
  browser: string[]
  server: string[]
}
export interface Portal {
  origin: string
  registryDir: string
  breakDelivery: (...faults: Fault[]) => Promise<void>
  /** Overrides fields of Anna, the member who signs in. */
  setMember: (member: object) => Promise<void>
  expireTokens: () => Promise<void>
  sendLive: (message: object) => Promise<void>
  purge: (...tags: string[]) => Promise<void>
  /** Returns and clears the calls since the last `takeCalls`. */
  takeCalls: () => Promise<Calls>
  stop: () => Promise<void>
}

const root = join(import.meta.dirname, '../../..')
const apps = ['shell', 'e2e/federation/remotes/mf-probe', 'e2e/federation/remotes/mf-other']

/** Starts a separate portal with the real shell and two remotes for the tests. */
export async function startPortal(
  mode: BuildMode,
  registryDir = join(root, `node_modules/.cache/sild/e2e-${mode}`),
): Promise<Portal> {
  await buildApps({ apps, registryDir, mode, channel: 'production' })
  return openPortal(mode, registryDir, 'production')
}

/** A portal of what a registry holds. */
export async function openPortal(mode: BuildMode, registryDir: string, channel: ChannelName): Promise<Portal> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), [registryDir, channel], {
    env: { ...process.env, NODE_ENV: mode },
  })
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  const tell = async (command: Command): Promise<unknown> => {
    const answered = once(child, 'message')
    child.send(command)
    const [{ result }] = (await answered) as [{ result: unknown }]
    return result
  }
  return {
    origin,
    registryDir,
    breakDelivery: async (...faults) => void (await tell({ type: 'faults', faults })),
    setMember: async (member) => void (await tell({ type: 'member', member })),
    expireTokens: async () => void (await tell({ type: 'expire-tokens' })),
    sendLive: async (message) => void (await tell({ type: 'live', message })),
    purge: async (...tags) => void (await tell({ type: 'purge', tags })),
    takeCalls: async () => (await tell({ type: 'calls' })) as Calls,
    stop: async () => {
      const exited = once(child, 'exit')
      child.disconnect()
      await exited
    },
  }
}

interface Fixtures {
  portal: Portal
  /** All complaints of the browser: errors, warnings, violated policies, unhandled rejections. */
  complaints: string[]
}
interface WorkerFixtures {
  mode: BuildMode
  sharedPortal: Portal
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  mode: ['production', { option: true, scope: 'worker' }],
  sharedPortal: [
    async ({ mode }, use) => {
      const portal = await startPortal(mode)
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  portal: async ({ sharedPortal }, use) => {
    await sharedPortal.breakDelivery()
    await sharedPortal.setMember({})
    await sharedPortal.takeCalls()
    await use(sharedPortal)
  },
  baseURL: async ({ sharedPortal }, use) => use(sharedPortal.origin),
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
    page.on(
      'response',
      (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
    )
    page.on('pageerror', (error) => complaints.push(`uncaught ${error.message}`))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy refused ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
    await use(complaints)
  },
})
export { expect }
