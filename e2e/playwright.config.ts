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

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: true,
  timeout: 30_000,
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: quiet },
    viewport: { width: 1244, height: 900 },
  },
})
