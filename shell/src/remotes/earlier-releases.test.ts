import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createInstance } from '@module-federation/enhanced/runtime'
import { rspack } from '@rspack/core'
import type { ChosenReleases } from '@sild/registry/renderer'
import type { RemoteModule } from '@sild/shell-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRemoteLoader } from './remote-loader.ts'
import type { Container } from './releases-plugin.ts'

const react = { version: '19.9.0', useState: () => 'the state of the shell' }
const sources = {
  'remote.js': `import { useState } from 'react'
    export const remote = { state: useState(), page: () => import(/* webpackChunkName: "page" */ './page.js') }`,
  'page.js': `import { useState } from 'react'
    export const Component = useState`,
}
interface Built extends RemoteModule {
  state: string
  page: () => Promise<{ Component: unknown }>
}
let folder = ''

/** As remotes were built before Module Federation 2: a container of its first version, without a runtime. */
async function buildAsBefore(name: string, requiredVersion: string): Promise<void> {
  const compiler = rspack({
    name,
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: {},
    output: { path: join(folder, name), module: true, chunkFormat: 'module', chunkLoading: 'import', uniqueName: name },
    plugins: [
      new rspack.container.ModuleFederationPluginV1({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: { './remote': { import: './remote.js', name: '__federation_expose_remote' } },
        shared: { react: { singleton: true, import: false, strictVersion: true, requiredVersion } },
      }),
    ],
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  expect(stats?.toString({ preset: 'errors-only' })).toBe('')
}

beforeAll(async () => {
  // Below node_modules the test runner leaves modules as they are.
  const cache = join(import.meta.dirname, '../../../node_modules/.cache/sild')
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'earlier-'))
  for (const [name, text] of Object.entries({ ...sources, 'package.json': '{"type":"module"}' }))
    await writeFile(join(folder, name), text)
  await buildAsBefore('mf-before', '^19.3.1')
  await buildAsBefore('mf-older', '^18.3.1')
})
afterAll(() => rm(folder, { recursive: true }))

describe('a remote from before Module Federation 2', () => {
  const remotes = { 'mf-before': { id: 'e1' }, 'mf-older': { id: 'e1' } }
  const open = () =>
    createRemoteLoader(
      {
        snapshot: { rev: '1', remotes } as unknown as ChosenReleases,
        admission: { admitFile: async () => {} },
        reports: { add: () => {} },
        importEntry: (address) => {
          const [, , name = ''] = address.split('/')
          return import(pathToFileURL(join(folder, name, basename(address))).href) as Promise<Container>
        },
      },
      shellWithReact(),
    )
  const shellWithReact = () => {
    const shell = createInstance({
      name: 'shell',
      remotes: [],
      shareStrategy: 'loaded-first',
      shared: {
        react: {
          version: react.version,
          lib: () => react,
          shareConfig: { singleton: true, eager: true, requiredVersion: '^19.9.0' },
        },
      },
    })
    void shell.initializeSharing()
    return shell
  }

  it('loads with its pages, and has the React of the shell', async () => {
    const remote = (await open()('mf-before')) as Built
    expect(remote.state).toBe('the state of the shell')
    expect((await remote.page()).Component).toBe(react.useState)
  })

  it('is unavailable when it needs another version than the shell has', async () => {
    await expect(open()('mf-older')).rejects.toMatchObject({ name: 'RemoteUnavailableError', phase: 'entry' })
  })
})
