import { createInstance } from '@module-federation/enhanced/runtime'
import type { ChosenReleases } from '@sild/registry/renderer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeReleases } from './describe-releases.ts'

const nothing = { sync: [], async: [] }
const manifestOf = (name: string, remoteEntry: string, exposes: object[], version: string) => ({
  id: name,
  name,
  metaData: {
    name,
    globalName: name,
    buildInfo: { buildVersion: '0.1.0', buildName: `@sild/${name}` },
    publicPath: `/a/${name}/r1/`,
    remoteEntry: { name: remoteEntry, path: '', type: 'module' },
    types: { path: '', name: '', zip: '', api: '' },
    pluginVersion: '2.9.2',
  },
  shared: [{ id: `${name}:react`, name: 'react', version, assets: { js: nothing, css: nothing } }],
  remotes: [],
  exposes,
})
const exposed = { id: 'mf-chat:remote', name: 'remote', path: './remote', assets: { js: nothing, css: nothing } }
const served: Record<string, object> = {
  '/a/shell/r1/mf-manifest.json': manifestOf('shell', 'shell.js', [], '19.3.1'),
  '/a/mf-chat/r1/mf-manifest.json': manifestOf('mf-chat', 'remoteEntry.js', [exposed], ''),
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://sild.test/chat'))
  createInstance({ name: 'shell', remotes: [] })
  __FEDERATION__.moduleInfo = {}
  vi.stubGlobal('fetch', async (address: string) => {
    const manifest = served[new URL(address).pathname]
    return manifest ? Response.json(manifest) : new Response('', { status: 404 })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const describe = (...names: string[]) =>
  describeReleases({
    remotes: Object.fromEntries(names.map((name) => [name, { id: 'r1' }])),
  } as unknown as ChosenReleases)

it('shows devtools the shell with its remotes, what they expose and what they share', async () => {
  await describe('shell', 'mf-chat')
  const version = 'https://sild.test/a/mf-chat/r1/mf-manifest.json'
  expect(__FEDERATION__.moduleInfo).toMatchObject({
    shell: {
      remoteEntry: 'shell.js',
      remotesInfo: { 'mf-chat': { matchedVersion: version } },
      shared: [{ sharedName: 'react', version: '19.3.1' }],
    },
    'mf-chat': {
      version,
      publicPath: '/a/mf-chat/r1/',
      remoteEntry: 'remoteEntry.js',
      modules: [{ moduleName: 'remote', modulePath: './remote' }],
      shared: [{ sharedName: 'react' }],
    },
  })
})

it('leaves out a former release without a manifest', async () => {
  await describe('shell', 'mf-before')
  expect(Object.keys(__FEDERATION__.moduleInfo)).toEqual(['shell'])
})
