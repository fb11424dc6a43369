import type { RegistryStorage } from '@sild/registry'
import { openRegistry } from '@sild/registry'
import { expect, it } from 'vitest'
import { composeRegistry } from './compose-registry.ts'

const pointer = (name: string, channel: string, stable: string) => ({
  schema: 'mfe-channel/1',
  name,
  channel,
  rev: 1,
  stable,
  history: [],
})
/** A registry of a channel; the first letter of every file's content names the registry. */
function registryOf(channel: string, apps: readonly string[], letter: string): RegistryStorage {
  const files = new Map(
    apps.flatMap((app) => [
      [`channels/${channel}/${app}.json`, JSON.stringify(pointer(app, channel, letter.repeat(16)))],
      [`a/${app}/${letter.repeat(16)}/x.js`, `${letter} ${app}`],
    ]),
  )
  return {
    read: async (path) => (files.has(path) ? Buffer.from(files.get(path) ?? '') : null),
    list: async (folder) =>
      [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1)),
  }
}
const ours = { storage: registryOf('dev', ['shell', 'mf-chat', 'mf-old'], 'a'), channel: 'dev' } as const
const theirs = {
  storage: registryOf('production', ['shell', 'mf-chat', 'mf-search'], 'b'),
  channel: 'production',
} as const

it('takes some apps from one registry and all others from another', async () => {
  const storage = composeRegistry({ channel: 'production', apps: ['mf-chat'], from: ours, rest: theirs })
  const registry = openRegistry(storage)
  expect(await registry.listApps('production')).toEqual(['mf-chat', 'mf-search', 'shell'])
  expect(await registry.readChannel('production', 'mf-chat')).toMatchObject({
    channel: 'production',
    stable: 'a'.repeat(16),
  })
  expect(await registry.readChannel('production', 'shell')).toMatchObject({ stable: 'b'.repeat(16) })
  expect(String(await storage.read(`a/mf-chat/${'a'.repeat(16)}/x.js`))).toBe('a mf-chat')
  expect(await storage.read(`a/mf-chat/${'b'.repeat(16)}/x.js`)).toBeNull()
})

it('has only these apps without another registry', async () => {
  const registry = openRegistry(composeRegistry({ channel: 'dev', apps: ['shell', 'mf-chat'], from: ours }))
  expect(await registry.listApps('dev')).toEqual(['mf-chat', 'shell'])
  expect(await registry.readChannel('dev', 'mf-old')).toBeNull()
})
