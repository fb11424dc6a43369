import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { codeOf, read, remotes } from './sources.ts'

/** Files that are equal in every remote: a change belongs in packages/build or packages/shell-api, for all of them. */
const [first = ''] = remotes
const inWordsOf = (remote: string, path: string): string => read(`${remote}/${path}`).replaceAll(remote, '<remote>')

describe.each(remotes)('%s', (remote) => {
  it.each(['federation.config.ts', 'rspack.config.ts', 'tsconfig.json', 'package.json'])(
    'has the same %s as every remote, up to its name',
    (path) => {
      expect(inWordsOf(remote, path)).toBe(inWordsOf(first, path))
    },
  )

  it.each(['README.md', 'src/remote.tsx', 'src/routes.tsx', 'src/mocks.ts', 'src/messages/en.json'])(
    'has %s in the usual place',
    (path) => {
      expect(existsSync(join(root, remote, path))).toBe(true)
    },
  )

  it('has a line in CODEOWNERS, so that its changes have reviewers', () => {
    expect(read('CODEOWNERS')).toMatch(new RegExp(`^/${remote}/ @[\\w-]+/[\\w.-]+$`, 'm'))
  })

  it('is configured in 15 lines at most; longer ones belong to packages/build', () => {
    expect(read(`${remote}/federation.config.ts`).trimEnd().split('\n').length).toBeLessThanOrEqual(15)
  })
})

it('no package includes types of Node.js, which every program that imports it would get', () => {
  const named = /^\/\/\/ <reference types="node" \/>/m
  expect(codeOf('packages/*/src/**/*.{ts,tsx}').filter((path) => named.test(read(path)))).toEqual([])
})
