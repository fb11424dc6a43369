import { describe, expect, it } from 'vitest'
import { gatedRelease } from '../test/releases.ts'
import { withDerivedFacts } from './derived.ts'

const page = 'mf-try.page'
const chunk = (id: string, rest = ''): string =>
  `export const __rspack_esm_ids=["${id}"];export const __webpack_modules__={};${rest}`
const read = (sources: Record<string, string>, stated: Parameters<typeof gatedRelease>[0]['groups'] = {}) =>
  withDerivedFacts(
    gatedRelease({ name: 'mf-try', groups: stated, contracts: { uses: { '@sild/ui': ['Button'] } } }),
    new Map(Object.entries(sources).map(([path, source]) => [path, Buffer.from(source)] as const)),
  )
const scriptsOf = async (name: string, ...input: Parameters<typeof read>) =>
  (await read(...input)).chunks.groups[name]?.js.toSorted()

describe('the files of a page', () => {
  const routes = `n={page:()=>Promise.all([s.e("sharing"),s.e("vendors"),s.e("${page}")]).then(s.bind(s,1)),other:()=>s.e("other")}`
  const sources = {
    'remoteEntry.js': `import"./runtime.js";r=n.e("__federation_expose_remote").then(()=>1)`,
    'runtime.js': '',
    '__federation_expose_remote.js': chunk('__federation_expose_remote', routes),
    'vendors.4f2a.js': chunk('vendors', 'import{a}from"./deep.js"'),
    'deep.js': 'export const a=1',
    [`${page}.js`]: chunk(page, 'import("./chart.js")'),
    [`${page}.css`]: '',
    'chart.js': 'export*from"./deep.js"',
    'other.js': chunk('other'),
    'nobody.js': '',
    'ssr/entry.mjs': 'n.e("server-only")',
  }
  it('are read from what its scripts load together and import, also what its list leaves out', async () => {
    const stated = { [page]: { js: [`${page}.js`], css: [], shared: ['@sild/ui/heavy'] } }
    const { chunks } = await read(sources, stated)
    expect(chunks.groups[page]).toEqual({
      js: [`${page}.js`, 'vendors.4f2a.js', 'deep.js'],
      css: [`${page}.css`],
      shared: ['@sild/ui/heavy'],
    })
  })
  it.each([
    ['remoteEntry', ['remoteEntry.js', 'runtime.js']],
    ['chart', ['chart.js', 'deep.js']],
    ['other', ['other.js']],
    ['nobody', ['nobody.js']],
    ['entry', undefined],
  ])('%s too', async (name, scripts) => {
    expect(await scriptsOf(name, sources)).toEqual(scripts)
  })
  it('include the files that its list adds', async () => {
    expect(await scriptsOf(page, sources, { [page]: { js: ['other.js'], css: [] } })).toContain('other.js')
  })
  it('end at a circle of imports', async () => {
    expect(await scriptsOf('one', { 'one.js': 'import"./two.js"', 'two.js': 'import"./one.js"' })).toEqual([
      'one.js',
      'two.js',
    ])
  })
})

describe('the needs of a release', () => {
  it('are every module of the portal that its server bundle imports, by name if it names one', async () => {
    const { contracts } = await read({
      'ssr/entry.mjs': `import { Card as Box, Text } from '@sild/ui'\nimport * as heavy from '@sild/ui/heavy'\nimport React from 'react'`,
    })
    expect(contracts?.uses).toEqual({ '@sild/ui': ['Button', 'Card', 'Text'], '@sild/ui/heavy': [] })
  })
  it('are every name that a bundle of Rspack takes of such a module, in any file', async () => {
    const modules = (inside: string): string => `export const __webpack_modules__ = {\n${inside}\n}\n};`
    const shared = `import * as ui from "@sild/ui";\n${modules('2621(module) {\n\nmodule.exports = ui;')}`
    const take = (name: string, number: number): string => `var ${name} = __webpack_require__(${number});`
    const bundle = modules(`1(m) {\n${take('ui_', 2621)}\n${take('css', 9)}\n(0,ui_.Card)(a.ui_.Not, css.Not);`)
    const twice = `${take('one', 2621)}\none.Not;\n${take('one', 9)}`
    const { contracts } = await read({ 'ssr/ui.mjs': shared, 'ssr/page.mjs': bundle, 'ssr/twice.mjs': twice })
    expect(contracts?.uses).toEqual({ '@sild/ui': ['Button', 'Card'] })
  })
  it('are every address of the API in its scripts', async () => {
    const sources = {
      'a.js': `o("GET","/api/ships");o("POST",'/api/{kind}/ships')`,
      'b.js': 'o("DELETE","/api/ships");f(`/api/boats`)',
      'ssr/entry.mjs': 'o("GET","/api/only-there")',
    }
    expect((await read(sources)).calls).toEqual(['/api/boats', '/api/ships', '/api/{kind}/ships'])
  })
  it('are unknown for a broken script', async () => {
    await expect(read({ 'a.js': 'import {' })).rejects.toThrow('a.js is not a script')
  })
})
