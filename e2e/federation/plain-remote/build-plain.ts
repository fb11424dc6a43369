import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { root } from '../../../tools/workspace.ts'

const remote = `
const page = () => import('./Page.js')
export const remote = {
  routes: [{ id: 'mf-plain.board', path: '/board', access: 'public', page }],
  navigation: [],
  loadMessages: async () => ({ default: {} }),
}`
const page = `
import { createElement, useState } from 'react'
export function Component() {
  const [clicks, setClicks] = useState(0)
  return createElement('main', null,
    createElement('h1', null, 'A plain board'),
    createElement('button', { onClick: () => setClicks(clicks + 1) }, 'Clicked ' + clicks),
  )
}`
const meta = {
  schema: 'sild-meta/1',
  routes: [{ id: 'mf-plain.board', path: '/board', access: 'public' }],
  navigation: [],
}

/** A remote as in the documentation of Module Federation, without our packages. @returns its folder */
export async function buildPlainRemote(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sild-plain-'))
  const files = {
    'src/index.js': '',
    'src/remote.js': remote,
    'src/Page.js': page,
    'package.json': '{"type":"module"}',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(root, 'node_modules/react'), join(folder, 'node_modules/react'))
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './src/index.js',
    output: { path: join(folder, 'dist'), module: true, publicPath: 'auto', uniqueName: 'mf-plain' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mf-plain',
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.js' },
        library: { type: 'module' },
        shared: { react: { singleton: true } },
        manifest: true,
        dts: false,
      }),
    ],
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  writeFileSync(join(folder, 'dist/meta.json'), JSON.stringify(meta))
  return folder
}
