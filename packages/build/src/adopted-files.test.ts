import { describe, expect, it } from 'vitest'
import { manifestIn, metaIn } from './adopted-files.ts'

const none = { sync: [], async: [] }
const manifest = {
  name: 'mf-plain',
  metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' } },
  shared: [{ name: 'react', version: '19.3.1', requiredVersion: null, singleton: true }],
  exposes: [{ path: './remote', assets: { js: none, css: none } }],
}
const filesWith = (path: string, content: unknown) => new Map([[path, Buffer.from(JSON.stringify(content))]])
const read = (changed: object) => manifestIn(filesWith('mf-manifest.json', { ...manifest, ...changed }), 'mf-plain')

describe('the manifest of a remote that another build wrote', () => {
  it('leads to its exposed modules', () => {
    expect(read({}).exposed.path).toBe('./remote')
  })

  it.each([
    ['is called otherwise', { name: 'plain' }, "it is called plain: new ModuleFederationPlugin({ name: 'mf-plain' })"],
    [
      'has an entry that is not a module',
      { metaData: { publicPath: 'auto', remoteEntry: { name: 'x.js', type: 'global' } } },
      "a global, not a module: library: { type: 'module' }",
    ],
    [
      'knows its address',
      { metaData: { ...manifest.metaData, publicPath: 'https://cdn.test/' } },
      "https://cdn.test/: output.publicPath must be 'auto'",
    ],
    ['exposes something else', { exposes: [] }, 'it does not expose ./remote'],
    ['is none', { exposes: null }, 'mf-manifest.json is not what it should be (exposes)'],
  ])('that %s is refused with the next step', (_, changed, reason) => {
    expect(() => read(changed)).toThrow(reason)
  })

  it('that is missing is reported as an error', () => {
    expect(() => manifestIn(new Map(), 'mf-plain')).toThrow('There is no mf-manifest.json. Let ModuleFederationPlugin')
  })
})

describe('the routes of a remote that another build wrote', () => {
  const meta = (routes: unknown) => filesWith('meta.json', { schema: 'sild-meta/1', routes, navigation: [] })

  it('begin at once, since no server renders them', () => {
    const inside = { id: 'mf-plain.inside', index: true, access: 'public' }
    const { routes } = metaIn(meta([{ id: 'mf-plain.board', path: '/board', access: 'public', children: [inside] }]))
    expect([routes[0]?.startsAtOnce, routes[0]?.children?.[0]?.startsAtOnce]).toEqual([true, true])
  })

  it.each([
    ['without an id', [{ path: '/board', access: 'public' }]],
    ['as text', '/board'],
  ])('%s are refused with an example', (_, routes) => {
    expect(() => metaIn(meta(routes))).toThrow('Write its routes as they are exposed, without their pages')
  })
})
