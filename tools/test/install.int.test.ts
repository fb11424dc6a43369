import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { findRuntime } from '../runtime/find.mjs'
import { root } from '../workspace.ts'

let checkout: string

/** A checkout with the real scripts and an npm that only notes where it was called, installs a lockfile, or fails. */
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'sild-install-'))
  const scripts = (source: string): boolean => !source.includes('node_modules') && !source.endsWith('.ts')
  cpSync(join(root, 'tools'), join(checkout, 'tools'), { recursive: true, filter: scripts })
  lock({ tool: '1.0.0' })
  mkdirSync(join(checkout, 'bin'))
  symlinkSync(process.execPath, join(checkout, 'bin/node'))
  npm(`echo "$PWD" >> ${checkout}/calls
    /bin/mkdir -p node_modules/.bin && /bin/cp package-lock.json node_modules/.package-lock.json
    case "$PWD" in */runtime) /bin/mkdir -p node_modules/${runtimePackage()}/bin && /bin/ln -sf ${process.execPath} node_modules/${runtimePackage()}/bin/node ;; esac`)
})

afterEach(() => rmSync(checkout, { recursive: true }))

describe('tools/install.mjs', () => {
  it('installs the runtime first, then the packages, and then nothing without a change', async () => {
    expect(await install()).toMatchObject({ code: 0 })
    expect(calls()).toEqual([join(checkout, 'tools/runtime'), checkout])
    expect(existsSync(join(checkout, 'node_modules/.bin/node'))).toBe(true)
    expect(await install()).toEqual({ code: 0, output: '' })
    expect(calls()).toHaveLength(2)
  })

  it('installs again when the lockfile changes', async () => {
    await install()
    lock({ tool: '2.0.0' })
    await install()
    expect(calls().slice(2)).toEqual([checkout])
  })

  it('leaves the install of another program alone when it is what the lockfile says', async () => {
    await install()
    lock({ tool: '2.0.0' })
    cpSync(join(checkout, 'package-lock.json'), join(checkout, 'node_modules/.package-lock.json'))
    await install()
    expect(calls()).toHaveLength(2)
  })

  it.each([
    ['npm error code ENOTFOUND', 'The npm registry does not answer.'],
    ['npm error code ENOSPC', 'The disk is full.'],
    ['npm error code EACCES', 'npm may not write here.'],
    ['npm error something else', 'npm could not install the packages: something else'],
  ])('explains %s', async (complaint, reason) => {
    npm(`echo "${complaint}" >&2; exit 1`)
    const { code, output } = await install()
    expect(code).toBe(1)
    expect(output).toContain(reason)
    expect(output).not.toContain('    at ')
  })

  it('says that npm is missing', async () => {
    rmSync(join(checkout, 'bin/npm'))
    expect((await install()).output).toContain('npm is not there.')
  })
})

function install(): Promise<{ code: number; output: string }> {
  const environment = { PATH: join(checkout, 'bin') }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(checkout, 'tools/install.mjs')], { env: environment }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

const calls = (): string[] => readFileSync(join(checkout, 'calls'), 'utf8').trim().split('\n')

const npm = (script: string): void =>
  writeFileSync(join(checkout, 'bin/npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

function lock(versions: Record<string, string>): void {
  const packages = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }])
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify({ packages: Object.fromEntries(packages) }))
}

const runtimePackage = (): string => findRuntime()?.split('/').at(-2) ?? ''
