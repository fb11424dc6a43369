import type { ChosenReleases } from '@sild/registry/renderer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAdmission } from './integrity.ts'

const snapshot = { remotes: { 'mf-chat': { id: 'r1', chunks: 'sha384-list' } } } as unknown as ChosenReleases
const path = '/a/mf-chat/r1/thread.js'

beforeEach(() => {
  document.head.innerHTML = '<script type="importmap" nonce="n">{"integrity":{"/known.js":"sha384-known"}}</script>'
  vi.stubGlobal('fetch', async () => Response.json({ integrity: { 'thread.js': 'sha384-thread' } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})
const admitted = (): Record<string, string>[] =>
  [...document.querySelectorAll('script[type=importmap]')]
    .slice(1)
    .map(({ textContent }) => (JSON.parse(textContent) as { integrity: Record<string, string> }).integrity)

it('a file of a release is admitted with the rest of its list, and once', async () => {
  const admission = createAdmission(snapshot)
  await admission.admitFile('mf-chat', path)
  await admission.admitFile('mf-chat', path)
  expect(admitted()).toEqual([{ [path]: 'sha384-thread' }])
})

it('a second attempt under another address is admitted with the hash of the file', async () => {
  const admission = createAdmission(snapshot)
  await admission.admitFile('mf-chat', `${path}?attempt=2`)
  await admission.admitFile('mf-chat', `${path}?attempt=2`)
  expect(admitted()).toEqual([{ [path]: 'sha384-thread' }, { [`${path}?attempt=2`]: 'sha384-thread' }])
})

it('a file outside the list is refused under any address', async () => {
  await createAdmission(snapshot).admitFile('mf-chat', '/a/mf-chat/r1/other.js?attempt=2')
  expect(admitted()).toEqual([{ [path]: 'sha384-thread' }])
})

it('files of the document, and modules without a file, need no list', async () => {
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  const admission = createAdmission(snapshot)
  await admission.admitFile('mf-chat', '/known.js')
  await admission.admitFile('mf-chat', '/a/mf-chat/r1/webpack_sharing_consume_react')
  expect(fetched).not.toHaveBeenCalled()
})
