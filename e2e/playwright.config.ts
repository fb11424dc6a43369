import { defineConfig } from '@playwright/test'

const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-gpu',
]

/** They stop processes that others talk to, change how an account of the demo signs in, or pay by Stripe. */
const disturbing = [
  'faults/live.spec.ts',
  'faults/services-down.spec.ts',
  'journeys/restart.spec.ts',
  'journeys/second-factor.spec.ts',
  'journeys/stripe.spec.ts',
]

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../test-results',
  workers: 2,
  projects: [
    { name: 'together', testMatch: '**/*.spec.ts', testIgnore: disturbing },
    { name: 'alone', testMatch: disturbing, dependencies: ['together'], workers: 1 },
  ],
  forbidOnly: true,
  // A journey of many steps says `test.slow()`; one that needs still more says why.
  timeout: 60_000,
  // Expectations with a tighter limit set it themselves.
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: quiet },
    viewport: { width: 1244, height: 900 },
  },
})
