import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { scratchDir } from '../workspace.ts'

export interface UnpackedChromium {
  path: string
  /** nss, nspr and expat, for systems that have none. */
  libraries: string
  fonts: string
}

/** Unpacks the Chromium of the npm package once; an unfinished copy is never taken for a whole one. */
export async function unpackChromium(): Promise<UnpackedChromium> {
  const packageDirectory = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  // Every package has one.
  const { version } = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8')) as { version: string }
  const home = join(scratchDir, `chromium-${version}`)
  if (!existsSync(home)) await unpackInto(home, join(packageDirectory, 'bin'))
  return { path: join(home, 'chromium'), libraries: join(home, 'al2023/lib'), fonts: join(home, 'fonts') }
}

async function unpackInto(home: string, archives: string): Promise<void> {
  const unfinished = `${home}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const program = `
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await inflate(${JSON.stringify(join(archives, 'al2023.tar.br'))})`
  try {
    // The package unpacks to the temporary directory.
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: unfinished },
    })
    renameSync(unfinished, home)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another run may have finished the same work first.
    if (!existsSync(home)) throw error
  }
}
