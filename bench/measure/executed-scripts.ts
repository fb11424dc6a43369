import type { Browser } from '@playwright/test'

const settleMs = 3000

/** Decoded bytes of all scripts that run, even in part, before the user acts. */
export async function executedScriptBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  try {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Profiler.enable')
    await devtools.send('Debugger.enable')
    const lengths = new Map<string, number>()
    devtools.on('Debugger.scriptParsed', ({ scriptId, length }) => lengths.set(scriptId, length ?? 0))
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await page.goto(url, { waitUntil: 'load' })
    // What starts by itself does so in this time.
    await page.waitForTimeout(settleMs)
    const { result } = await devtools.send('Profiler.takePreciseCoverage')
    const executed = result.filter(
      ({ functions, url: script }) => script && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
    )
    return executed.reduce((total, { scriptId }) => total + (lengths.get(scriptId) ?? 0), 0)
  } finally {
    await page.close()
  }
}
