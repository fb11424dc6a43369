import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compiledId } from './bundler-options.ts'
import { compile } from './compile.ts'
import { defineRemote } from './define.ts'
import type { UsedNames } from './used-names.ts'
import { workspaceRoot } from './workspace.ts'

const remote = `
  import { Button, Card } from '@sild/ui'
  import { listCategories, listCities } from '@sild/contract/content/operations'
  export const remote = { Button, listCategories, load: () => import('./dialog.tsx') }
`
const dialog = `
  import { Dialog } from '@sild/ui/heavy'
  import { Button, Text } from '@sild/ui'
  import { search } from '@sild/contract/search/operations'
  import { listFavorites } from '@sild/contract/search/favorite-operations'
  export const shown = [Dialog, Button, Text, search, listFavorites]
`
const cache = join(workspaceRoot, 'node_modules/.cache/sild')

let folder: string
beforeAll(async () => {
  await mkdir(cache, { recursive: true })
  // Below the workspace, where its packages are found.
  folder = await mkdtemp(join(cache, 'names-'))
  await mkdir(join(folder, 'src'))
  await writeFile(join(folder, 'package.json'), '{"version":"0.1.0"}')
  await writeFile(join(folder, 'src/dialog.tsx'), dialog)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await rm(join(cache, 'mf-names'), { recursive: true, force: true })
})

async function namesOf(source: string, mode: 'production' | 'development' = 'production'): Promise<UsedNames | null> {
  await writeFile(join(folder, 'src/remote.tsx'), source)
  const app = { ...defineRemote({ name: 'mf-names' }), folder }
  const compiled = await compile([{ app, id: compiledId, mode, outputFolder: join(folder, 'dist') }])
  return compiled[0]?.names ?? null
}

it('lists by name what a remote uses in all of its files, and not what it only imports', async () => {
  const expected = {
    uses: { '@sild/ui': ['Button', 'Text'], '@sild/ui/heavy': ['Dialog'] },
    provides: {},
    operations: ['listCategories', 'listFavorites', 'search'],
  }
  expect(await namesOf(remote)).toEqual(expected)
  // Most of it now comes from what the bundler has kept.
  expect(await namesOf(`${remote}\n// the same`)).toEqual(expected)
}, 30_000) // It builds.
it('refuses a remote that imports a shared module whole', async () => {
  const whole = `import * as ui from '@sild/ui'\nexport const remote = ui\n`
  await expect(namesOf(whole)).rejects.toThrow('external "@sild/ui" is taken whole')
}, 30_000) // It builds.
it('is null for a development build', async () => {
  expect(await namesOf(remote, 'development')).toBeNull()
}, 30_000) // It builds.
