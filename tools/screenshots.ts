import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from './browser/find-chromium.ts'
import { orExplain } from './explain.mjs'
import { Failure } from './failure.mjs'
import { forReadme, photograph } from './screenshots/photograph.ts'
import { screens } from './screenshots/screens.ts'
import type { RunFile } from './supervisor/run-file.ts'
import { root, scratchDir } from './workspace.ts'

/**
 * `npm run screenshots` photographs the running Sild: each screen at two widths, in two themes and three languages.
 * `npm run screenshots -- chat home` only these; `--readme` writes the pictures of the README instead; `--to <folder>` elsewhere.
 */
await orExplain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { readme: { type: 'boolean', default: false }, to: { type: 'string' } },
  })
  const unknown = positionals.find((name) => !screens.some((screen) => screen.name === name))
  if (unknown)
    throw new Failure(`There is no screen ${unknown}.`, `Choose from: ${screens.map(({ name }) => name).join(', ')}`)
  const installation = runningInstallation()
  const folder = resolve(
    values.to ?? join(values.readme ? root : scratchDir, values.readme ? 'docs/screenshots' : 'screenshots'),
  )
  mkdirSync(folder, { recursive: true })
  const found = await findChromium()
  const browser = await chromium.launch({ executablePath: found.path, env: { ...process.env, ...found.environment } })
  try {
    const chosen = screens.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    const count = await (values.readme ? forReadme : photograph)(browser, { installation, screens: chosen, folder })
    console.log(`  ${count} pictures in ${folder}`)
  } finally {
    await browser.close()
  }
})

function runningInstallation(): RunFile {
  const file = process.env['SILD_RUN_FILE'] ?? join(scratchDir, 'run.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunFile // The installation wrote it.
  } catch {
    throw new Failure('Sild is not running.', 'Start it first: npm start')
  }
}
