import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { checkBoundaries } from './check.ts'

let root: string

/** A workspace in small, with the same folders and symlinks as the real one. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sild-boundaries-'))
  write('packages/contract/src/index.ts', `export * from './operations.ts'`)
  write('packages/contract/src/operations.ts', `export const operations = {}`)
  write('packages/contract/src/chat/schemas.ts', `export const body = {}; export type Body = string`)
  write('packages/testing/src/index.ts', `export const render = 1`)
  write('packages/ui/src/index.ts', `export const Button = 1`)
  write('packages/demo/src/index.ts', `export const market = 1`)
  write('mf-chat/src/remote.ts', `import { Button } from '@sild/ui'; export const remote = Button`)
  write('mf-search/src/mocks.ts', `import { render } from '@sild/testing'; export const mocks = render`)
  write('mf-search/src/remote.ts', `import { operations } from '@sild/contract'; export const remote = operations`)
  write('packages/dialogs/src/review/ReviewDialog.tsx', `export const ReviewDialog = 1`)
  write('services/chat/src/index.ts', `import '@sild/contract'; export const chat = 1`)
  write('services/search/src/index.ts', `export const search = 1`)
  write('bff/src/routes/index.ts', `export const routes = 1`)
  write('packages/portal/src/http/nonce.ts', `export const nonce = 1`)
  write('tools/start.ts', `export const start = 1`)
  const projects = ['mf-chat', 'mf-search', 'services/chat', 'services/search']
  for (const project of [...projects, 'packages/contract', 'packages/testing', 'packages/ui']) link(project)
})

afterEach(() => rmSync(root, { recursive: true }))

describe('checkBoundaries', () => {
  it('checks every file and passes a workspace that follows the table', async () => {
    expect(await checkBoundaries(root)).toEqual({ files: 15, violations: [] })
  })

  it.each([
    ['a remote imports another by name', 'mf-search/src/bad.ts', `import '@sild/mf-chat/src/remote.ts'`],
    ['a remote imports another by a path', 'mf-search/src/bad.ts', `import '../../mf-chat/src/remote.ts'`],
    [
      'a remote imports another for its types',
      'mf-search/src/bad.ts',
      `import type {} from '@sild/mf-chat/src/remote.ts'`,
    ],
    ['a remote imports another lazily', 'mf-search/src/bad.ts', `await import('@sild/mf-chat/src/remote.ts')`],
    ['a remote imports a service', 'mf-search/src/bad.ts', `import '@sild/chat'`],
    [
      'a remote imports another to use it for a while',
      'mf-search/src/bad.ts',
      `await using it = await import('../../mf-chat/src/remote.ts')`,
    ],
    ['a service imports another', 'services/chat/src/bad.ts', `import '../../search/src/index.ts'`],
    ['a service runs on demo data', 'services/chat/src/bad.ts', `import '../../../packages/demo/src/index.ts'`],
    ['a service imports a remote', 'services/chat/src/bad.ts', `import '@sild/mf-search/src/remote.ts'`],
    ['the design system imports the contract', 'packages/ui/src/bad.ts', `import '@sild/contract'`],
    ['the contract imports the design system', 'packages/contract/src/bad.ts', `import '@sild/ui'`],
    ['a page imports the test package', 'mf-search/src/bad.ts', `import '@sild/testing'`],
    ['a remote ships what it runs on alone', 'mf-search/src/bad.ts', `import './mocks.ts'`],
    [
      'the shell imports schemas at once',
      'shell/src/bad.ts',
      `import { body } from '@sild/contract/src/chat/schemas.ts'; body`,
    ],
    [
      'a page that may open a dialog loads it at once',
      'packages/dialogs/src/index.ts',
      `export { ReviewDialog } from './review/ReviewDialog.tsx'`,
    ],
    ['a folder imports one above it', 'bff/src/session/bad.ts', `import '../routes/index.ts'`],
    ['a folder has no place among the layers', 'packages/portal/src/new/bad.ts', `import '../http/nonce.ts'`],
    ['a package imports the tools', 'packages/registry/src/bad.ts', `import '../../../tools/start.ts'`],
    ['an import leads nowhere', 'mf-chat/src/bad.ts', `import '@sild/nothing'`],
  ])('finds that %s', async (what, file, text) => {
    write(file, text)
    const { violations } = await checkBoundaries(root)
    expect(violations).toHaveLength(1)
    expect(violations[0]).toContain(file)
    expect(violations[0]?.includes('leads somewhere')).toBe(what === 'an import leads nowhere')
  })

  it('finds that a reply of a service imports an action, which may import a reply', async () => {
    write('services/chat/src/actions/good.ts', `import '../replies/good.ts'`)
    write('services/chat/src/replies/good.ts', 'export {}')
    expect((await checkBoundaries(root)).violations).toEqual([])
    write('services/chat/src/replies/good.ts', `import '../actions/other.ts'`)
    write('services/chat/src/actions/good.ts', 'export {}')
    write('services/chat/src/actions/other.ts', 'export {}')
    expect((await checkBoundaries(root)).violations).toEqual([expect.stringContaining('replies stands below')])
  })

  it('finds a circle between folders without a circle of files', async () => {
    write('mf-chat/src/pages/one.ts', `import '../parts/two.ts'`)
    write('mf-chat/src/pages/other.ts', 'export {}')
    write('mf-chat/src/parts/two.ts', 'export {}')
    write('mf-chat/src/parts/three.ts', `import type {} from '../pages/other.ts'`)
    const { violations } = await checkBoundaries(root)
    expect(violations.map((violation) => violation.split('\n')[0])).toEqual([
      'mf-chat/src/pages/one.ts → mf-chat/src/parts/two.ts',
      'mf-chat/src/parts/three.ts → mf-chat/src/pages/other.ts',
    ])
  })

  it.each([
    [
      'mocks of a page stand beside it',
      'mf-search/src/pages/page-mocks.ts',
      `import '@sild/testing'; import '../mocks.ts'`,
    ],
    ['a test imports the test package', 'mf-search/src/good.test.ts', `import '@sild/testing'`],
    [
      'the shell loads a schema when it is needed',
      'shell/src/good.ts',
      `await import('@sild/contract/src/chat/schemas.ts')`,
    ],
    [
      'the shell takes the type of a body',
      'shell/src/good.ts',
      `import type { Body } from '@sild/contract/src/chat/schemas.ts'`,
    ],
    ['a seed takes demo data', 'services/chat/seeds/good.ts', `import '../../../packages/demo/src/index.ts'`],
    ['a process hosts services', 'tools/good.ts', `import '@sild/chat'; import '@sild/search'`],
  ])('allows that %s', async (_what, file, text) => {
    write(file, text)
    expect((await checkBoundaries(root)).violations).toEqual([])
  })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function link(project: string): void {
  const name = project.split('/').at(-1) ?? ''
  write(
    `${project}/package.json`,
    JSON.stringify({ name: `@sild/${name}`, exports: { '.': './src/index.ts', './*': './*' } }),
  )
  mkdirSync(join(root, 'node_modules/@sild'), { recursive: true })
  symlinkSync(join('../..', project), join(root, 'node_modules/@sild', name))
}
