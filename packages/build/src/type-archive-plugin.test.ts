import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rspack } from '@rspack/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TypeArchivePlugin, typesIn } from './type-archive-plugin.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sild-types-'))
  mkdirSync(join(folder, 'src'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function built(remote: string) {
  writeFileSync(join(folder, 'src/remote.ts'), remote)
  writeFileSync(join(folder, 'src/index.js'), 'export {}')
  const compiler = rspack({
    context: folder,
    plugins: [new TypeArchivePlugin({ './remote': './src/remote.ts' })],
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  const { errors, warnings } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {}
  const assets = Object.fromEntries(stats?.compilation.getAssets().map(({ name }) => [name, true]) ?? [])
  await promisify(compiler.close.bind(compiler))()
  return { assets, errors, warnings }
}

it('adds the types of exposed modules to the output of the build', async () => {
  const { assets, warnings } = await built('export const remote: { price: number } = { price: 1 }')
  expect(assets).toMatchObject({ '@mf-types.zip': true, '@mf-types.d.ts': true })
  expect(typesIn(assets)).toEqual({ path: '', name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' })
  expect(warnings).toEqual([])
})

it('goes on without types, and says why', async () => {
  const { assets, errors, warnings } = await built('export const remote = () => Math.random()')
  expect(Object.keys(assets)).toEqual(['main.js'])
  expect(typesIn(assets)).toBeUndefined()
  expect(errors).toEqual([])
  const message = 'It is built without types: src/remote.ts exports something without writing its type'
  expect(warnings).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })])
})
