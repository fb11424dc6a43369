import type { Locator, Page } from '@playwright/test'

export const isUnavailable = (page: Page): Locator =>
  page.getByRole('heading', { name: 'This part of Sild is unavailable' })
export const isLate = (page: Page): Locator => page.getByRole('progressbar', { name: 'Loading the page' })
export const isBroken = (page: Page): Locator => page.getByRole('heading', { name: 'Ooops...' })
/** The server's page, before its code has come. */
export const isReadable = (page: Page): Locator => page.getByText('You can read it')
