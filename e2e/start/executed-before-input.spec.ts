import { expect, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'
import { screensOf } from '../pages/screens.ts'

const maxBytes = 16 * 1024
/** Their forms are all there is to them: they start with their paint (hydration-policy.ts). */
const startAtOnce =
  /^\/(?:sign-in|sign-up|activation|recovery|verification|stop-email-change|suspension|unsubscribe|get-started\/sign-up$)/

test('no public page executes more than 16 KiB of scripts before an input, nor a second after it is idle', async ({
  page,
}) => {
  test.setTimeout(240_000) // Every public page, and a second of rest on each.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Profiler.enable')
  await devtools.send('Debugger.enable')
  const lengths = new Map<string, number>()
  devtools.on('Debugger.scriptParsed', ({ scriptId, length }) => lengths.set(scriptId, length ?? 0))
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const own = new URL(address('/')).origin
  let most = 0
  for (const { link, path, end = '' } of screensOf('guest')) {
    if (startAtOnce.test(path)) continue
    await page.goto(address(path))
    if (link) await page.goto(address(`${await page.locator(link).first().getAttribute('href')}${end}`))
    await devtools.send('Profiler.takePreciseCoverage')
    await page.reload({ waitUntil: 'load' })
    // The question about cookies comes, scripts are fetched, and nothing else happens.
    await page.getByRole('dialog', { name: 'Cookies' }).waitFor()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/shell.js')),
    )
    const { result } = await devtools.send('Profiler.takePreciseCoverage')
    const executed = result.filter(
      ({ functions, url }) =>
        url.startsWith(own) && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
    )
    const bytes = executed.reduce((total, { scriptId }) => total + (lengths.get(scriptId) ?? 0), 0)
    most = Math.max(most, bytes)
    expect
      .soft(bytes, `${page.url()} executed ${executed.map(({ url }) => url).join(', ')}`)
      .toBeLessThanOrEqual(maxBytes)
    expect.soft(bytes, `${page.url()} has a script of its own`).toBeGreaterThan(0)
    expect.soft(await page.locator('html').getAttribute('data-hydrated'), page.url()).toBeNull()
  }
  console.log(`executed before an input, at most: ${most} bytes`)
})
