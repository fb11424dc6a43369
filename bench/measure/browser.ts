import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../tools/browser/find-chromium.ts'

const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-gpu']

export async function openChromium(more: readonly string[] = []): Promise<Browser> {
  const { environment, path } = await findChromium()
  return chromium.launch({
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...environment }, // Nothing in it is undefined.
    args: [...quiet, ...more],
  })
}
