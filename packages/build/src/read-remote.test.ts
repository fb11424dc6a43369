import { expect, it } from 'vitest'
import { CompileError } from './compile-error.ts'
import { readRemotes, type ServerFiles } from './read-remote.ts'

const server = (name: string, source: string): ServerFiles => ({
  name,
  id: 'a'.repeat(16),
  files: [['ssr/entry.mjs', Buffer.from(source)]],
})
const routes = (route: string): string => `export const remote = { routes: [${route}], navigation: [] }`
const page = `page: async () => ({ Component() {} })`

it('reads routes without their code', async () => {
  const remote = server('mf-try', routes(`{ id: 'mf-try.page', path: '/try', access: 'public', ${page} }`))
  expect(await readRemotes(server('shell', ''), [remote])).toEqual([
    { routes: [{ id: 'mf-try.page', path: '/try', access: 'public' }], navigation: [] },
  ])
})

it.each([
  ['throws at import', 'window.name', 'mf-try throws when it is imported: ReferenceError: window is not defined'],
  ['exports no remote', 'export const routes = []', 'src/remote.tsx exports no "remote"'],
  ['has the route of another app', routes(`{ id: 'mf-chat.page', ${page} }`), 'must begin with "mf-try."'],
  ['has a page without Component', routes(`{ id: 'mf-try.page', page: async () => ({}) }`), 'exports no Component'],
  [
    'has a page that throws at import',
    routes(`{ id: 'mf-try.page', page: () => Promise.reject(new Error('no such chart')) }`),
    'the page of route "mf-try.page" of mf-try throws when it is imported: Error: no such chart',
  ],
])('explains the fix for a remote that %s', async (_, source, advice) => {
  const reading = readRemotes(server('shell', ''), [server('mf-try', source)])
  await expect(reading).rejects.toBeInstanceOf(CompileError)
  await expect(reading).rejects.toThrow(advice)
})
