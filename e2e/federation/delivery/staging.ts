import { test as base } from '@playwright/test'
import { openRealPortal, type RealPortal } from './real-portal.ts'

/** Tests that share a portal of their own, which serves `staging`. */
export const test = base.extend<object, { staging: RealPortal }>({
  staging: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const portal = await openRealPortal('staging')
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
export { expect } from '@playwright/test'
