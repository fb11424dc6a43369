import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@sild/postgres'
import { afterAll, expect, it, vi } from 'vitest'

import { root } from '../workspace.ts'
import { outputOf, runIn } from './delivery/run-in.ts'

const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js')
const app = join(root, 'mf-content')
const output = mkdtempSync(join(tmpdir(), 'sild-rspack-'))
afterAll(() => rmSync(output, { recursive: true }))

/** As tools of Module Federation read it. */
interface Manifest {
  name: string
  metaData: { publicPath: string; remoteEntry: { name: string }; types?: object }
  exposes: { path: string }[]
}
const shape = (publicPath: string) => ({
  name: 'mf-content',
  metaData: { publicPath, remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ path: './remote' }],
})

it('rspack build in the folder of an app builds the container of its releases', async () => {
  outputOf(await runIn(app, [rspack, 'build', '--output-path', output]))
  const manifest = JSON.parse(readFileSync(join(output, 'mf-manifest.json'), 'utf8')) as Manifest
  expect(manifest).toMatchObject(shape('/a/mf-content/0000000000000000/'))
  expect(manifest.metaData.types).toMatchObject({ zip: '@mf-types.zip', api: '@mf-types.d.ts' })
  expect(readFileSync(join(output, 'remoteEntry.js'), 'utf8')).toContain('__federation_expose_remote')
  expect(readFileSync(join(output, '@mf-types.d.ts'), 'utf8')).toContain('/remote')
})

it('rspack dev in the folder of an app serves the container to any shell', async () => {
  const port = await findFreePort()
  const child = spawn(process.execPath, [rspack, 'dev', '--port', String(port)], { cwd: app, stdio: 'ignore' })
  const ended = once(child, 'exit')
  try {
    const read = async (path: string) => (await fetch(`http://localhost:${port}/${path}`)).text()
    const text = await vi.waitFor(() => read('mf-manifest.json'), { timeout: 50_000, interval: 200 })
    expect(JSON.parse(text)).toMatchObject(shape('auto'))
    expect(await read('remoteEntry.js')).toContain('__federation_expose_remote')
  } finally {
    child.kill()
    await ended
  }
})
