import type { RemoteModule } from '@sild/shell-api'
import { expect, it, vi } from 'vitest'
import { createCatalogs } from './catalogs.ts'

const texts = (own: Record<string, string>) => vi.fn<RemoteModule['loadMessages']>(async () => ({ default: own }))
const ofRemote = texts({ 'mf-x.name': 'Everywhere' })
const ofPage = texts({ 'mf-x.page.title': 'Here alone' })
const remote = {
  routes: [{ id: 'mf-x.list', children: [{ id: 'mf-x.page', loadMessages: ofPage }] }],
  loadMessages: ofRemote,
} as unknown as RemoteModule // Catalogs ask for no more.

it('have the texts of the requested remotes and pages, each loaded once', async () => {
  const catalogs = createCatalogs(async () => remote)
  await catalogs.add('et', ['mf-x'], ['mf-x.list'])
  expect(ofPage).not.toHaveBeenCalled()
  for (const _again of [1, 2]) await catalogs.add('et', ['mf-x'], ['mf-x.list', 'mf-x.page'])
  expect([ofRemote.mock.calls, ofPage.mock.calls]).toEqual([[['et']], [['et']]])
  const { formatMessage } = catalogs.intl('et')
  expect(['mf-x.name', 'mf-x.page.title'].map((id) => formatMessage({ id }))).toEqual(['Everywhere', 'Here alone'])
})
