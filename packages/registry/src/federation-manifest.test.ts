import { describe, expect, it } from 'vitest'
import { filesWith, lockOf } from '../test/releases.ts'
import { releaseProblems } from './publishable.ts'

const nothing = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }
const exposed = { id: 'mf-try:remote', name: 'remote', path: './remote' }
const assetsOf = (path: string) => ({ ...nothing, js: { sync: [path], async: [] } })
const manifest = {
  id: 'mf-try',
  name: 'mf-try',
  metaData: {
    name: 'mf-try',
    publicPath: '/a/mf-try/0123456789abcdef/',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
    pluginVersion: '2.9.2',
  },
  shared: [{ id: 'mf-try:react', name: 'react', version: '', assets: nothing }],
  remotes: [],
  exposes: [{ ...exposed, assets: assetsOf('remoteEntry.js') }],
}

function problemsOf(changed: unknown): Promise<string[]> {
  const text = typeof changed === 'string' ? changed : JSON.stringify(changed)
  const files = filesWith('export {}', { 'mf-manifest.json': text })
  return releaseProblems(lockOf(files), files, new Map())
}
const withMeta = (meta: object) => ({ ...manifest, metaData: { ...manifest.metaData, ...meta } })
const withEntry = (entry: object) => withMeta({ remoteEntry: { ...manifest.metaData.remoteEntry, ...entry } })

describe('the manifest of a release', () => {
  it('is as Module Federation writes it', async () => {
    expect(await problemsOf(manifest)).toEqual([])
  })

  it('is optional before Module Federation 2', async () => {
    const files = filesWith('export {}')
    expect(await releaseProblems(lockOf(files), files, new Map())).toEqual([])
  })

  it('that was altered is refused, like any other file', async () => {
    const files = filesWith('export {}', { 'mf-manifest.json': JSON.stringify(manifest) })
    const altered = filesWith('export {}', { 'mf-manifest.json': JSON.stringify(manifest).replace('2.9.2', '2.9.3') })
    expect(await releaseProblems(lockOf(files), altered, new Map())).toEqual([
      'mf-manifest.json has another hash than the lock says',
    ])
  })

  it.each([
    ['of another release', withMeta({ publicPath: '/a/mf-try/fedcba9876543210/' }), 'is at /a/mf-try/fedcba98'],
    ['of another remote', { ...manifest, name: 'mf-other' }, 'is of mf-other'],
    ['at another site', withMeta({ publicPath: 'https://evil.test/a/' }), 'is at https://evil.test/a/'],
    ['at an automatic place', withMeta({ publicPath: 'auto' }), 'is at auto'],
    ['with another file as its entry', withEntry({ name: 'meta.json' }), 'has the entry meta.json'],
    ['with an absolute entry', withEntry({ name: 'https://evil.test/x.js' }), 'metaData/remoteEntry/name'],
    ['with an entry elsewhere', withEntry({ path: '../mf-other' }), 'metaData/remoteEntry/path'],
    ['with missing types', withMeta({ types: { zip: '@mf-types.zip', api: '' } }), 'names @mf-types.zip, which is'],
    ['with types elsewhere', withMeta({ types: { zip: '../@mf-types.zip' } }), 'metaData/types/zip'],
    ['with an entry that is not a module', withEntry({ type: 'var' }), 'metaData/remoteEntry/type'],
    [
      'with an absolute address',
      { ...manifest, exposes: [{ ...exposed, assets: assetsOf('//evil.test/x.js') }] },
      'exposes/0/assets/js/sync/0',
    ],
    ['with a missing file', { ...manifest, exposes: [{ ...exposed, assets: assetsOf('x.js') }] }, 'names x.js'],
    ['of a remote with remotes', { ...manifest, remotes: [{ entry: 'https://evil.test/x.js' }] }, 'remotes'],
    ['that is none', [], 'is not what it should be'],
    ['that is not JSON', '<html>', 'is not what it should be'],
    ['of 10 MB', { ...manifest, padding: 'x'.repeat(10_000_000) }, 'allowed are 256000'],
  ])('is refused when it is one %s', async (_what, changed, problem) => {
    expect((await problemsOf(changed)).join('\n')).toMatch(/^mf-manifest\.json /)
    expect((await problemsOf(changed)).join('\n')).toContain(problem)
  })
})
