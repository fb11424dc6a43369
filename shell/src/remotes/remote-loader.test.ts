import { createInstance } from '@module-federation/enhanced/runtime'
import type { ChosenReleases } from '@sild/registry/renderer'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Report } from '../telemetry/report.ts'
import { createRemoteLoader } from './remote-loader.ts'
import type { Container } from './releases-plugin.ts'

const react = { Fragment: 'the React of the shell' }

afterEach(() => void vi.useRealTimers())

const exposing = (remote: unknown): Container => ({ init: () => {}, get: async () => () => ({ remote }) })

/** The runtime remembers addresses for all shells of a page. */
let opened = 0

/** The shell with the runtime as it is; only the browser's import is another. */
function openShell(importEntry: (address: string) => Promise<Container>) {
  const id = `r${++opened}`
  const remotes = { shell: { id }, 'mf-chat': { id }, 'mf-search': { id } }
  const reported: Report[] = []
  const admitted: string[] = []
  const shared = (lib: object, version: string) => ({
    version,
    lib: () => lib,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  })
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: { react: shared(react, '19.3.1'), '@sild/ui/forms': shared({}, '0.1.0') },
  })
  void federation.initializeSharing()
  const loadRemote = createRemoteLoader(
    {
      snapshot: { rev: '1', remotes } as unknown as ChosenReleases,
      admission: { admitFile: async (_, path) => void admitted.push(path) },
      reports: { add: (item) => void reported.push(item) },
      importEntry,
    },
    federation,
  )
  return { admitted, entry: `/a/mf-chat/${id}/remoteEntry.js`, federation, id, loadRemote, reported }
}

describe('a remote', () => {
  it('loads from the release of the document, admitted before it runs, and once', async () => {
    const imported: string[] = []
    const { admitted, entry, loadRemote } = openShell(async (address) => {
      expect(admitted).toContain(address)
      imported.push(address)
      return exposing('chat')
    })
    expect(await Promise.all([loadRemote('mf-chat'), loadRemote('mf-chat')])).toEqual(['chat', 'chat'])
    expect(await loadRemote('mf-chat')).toBe('chat')
    expect(imported).toEqual([entry])
  })

  it('comes from there also if another address has been registered', async () => {
    const imported: string[] = []
    const { entry, federation, loadRemote } = openShell(async (address) => {
      imported.push(address)
      return exposing('chat')
    })
    const elsewhere = { name: 'mf-chat', type: 'module' as const, entry: 'https://elsewhere.test/remoteEntry.js' }
    federation.registerRemotes([elsewhere], { force: true })
    await loadRemote('mf-chat')
    expect(imported).toEqual([entry])
  })

  it('outside the document is not loaded', async () => {
    const { loadRemote } = openShell(() => Promise.reject(new Error('imported')))
    await expect(loadRemote('mf-evil')).rejects.toMatchObject({ name: 'RemoteUnavailableError', remote: 'mf-evil' })
  })

  it('that fails is reported, and requested again under another address', async () => {
    const imported: string[] = []
    const { entry, id, loadRemote, reported } = openShell(async (address) => {
      imported.push(address)
      if (imported.length === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return exposing('chat')
    })
    await expect(loadRemote('mf-chat')).rejects.toMatchObject({ name: 'RemoteUnavailableError', phase: 'entry' })
    expect(reported).toMatchObject([{ remote: 'mf-chat', release: id, kind: 'load', ok: false, phase: 'entry' }])
    expect(await loadRemote('mf-chat')).toBe('chat')
    expect(imported).toEqual([entry, `${entry}?attempt=2`])
  })

  it.each([
    ['its entry', () => new Promise<Container>(() => {})],
    ['what it exposes', async () => ({ init: () => {}, get: () => new Promise<never>(() => {}) })],
  ])('is given up after eight seconds without %s', async (_what, importEntry) => {
    vi.useFakeTimers()
    const { loadRemote } = openShell(importEntry)
    const outcome = loadRemote('mf-chat').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(8000)
    expect(await outcome).toMatchObject({ cause: { name: 'DeadlineError' } })
  })

  it.each([
    ['throws when it is initialised', { init: () => Promise.reject(new Error('broken')), get: async () => () => ({}) }],
    ['exposes nothing', { init: () => {}, get: async () => undefined as never }],
    ['is not a container', {} as Container],
  ])('that %s is unavailable, and the next one loads', async (_what, container) => {
    const { loadRemote } = openShell(async (address) => (address.includes('chat') ? container : exposing('search')))
    await expect(loadRemote('mf-chat')).rejects.toMatchObject({ name: 'RemoteUnavailableError', phase: 'entry' })
    expect(await loadRemote('mf-search')).toBe('search')
  })
})

describe('the shared modules of the shell', () => {
  /** A container that adds a version of its own, as those of all builds do. */
  const bringing = (key: string, version: string): Container => ({
    ...exposing('chat'),
    init: (scope) => {
      const versions = ((scope as Record<string, object>)[key] ??= {}) as Record<string, object>
      versions[version] = { get: async () => () => 'another one', from: 'mf_chat', scope: ['default'], useIn: [] }
    },
  })
  const wanted = { customShareInfo: { shareConfig: { singleton: true, requiredVersion: false as const } } }

  it('keep the React of the shell beside a remote that shares another one', async () => {
    const { federation, loadRemote } = openShell(async () => bringing('react', '20.0.0'))
    expect(await loadRemote('mf-chat')).toBe('chat')
    const factory = await federation.loadShare<typeof react>('react', wanted)
    expect(factory && factory()).toBe(react)
  })

  it('are refused in another version if they are our own, so that no remote has them from another', async () => {
    const { loadRemote } = openShell(async () => bringing('@sild/ui/forms', '9.9.9'))
    await expect(loadRemote('mf-chat')).rejects.toMatchObject({ name: 'RemoteUnavailableError', phase: 'entry' })
  })

  it('may be joined by modules of the remote alone', async () => {
    const { loadRemote } = openShell(async () => bringing('its-own-library', '1.0.0'))
    expect(await loadRemote('mf-chat')).toBe('chat')
  })
})

describe('a runtime plugin that throws', () => {
  it.each(['beforeRequest', 'afterResolve', 'beforeInitContainer', 'onLoad', 'afterLoadRemote'])(
    'in %s makes the remote unavailable, until it is removed',
    async (hook) => {
      const { federation, loadRemote } = openShell(async () => exposing('chat'))
      let isBroken = true
      const thrown = () => {
        if (isBroken) throw new Error('a plugin')
      }
      federation.registerPlugins([{ name: 'broken', [hook]: thrown }])
      await expect(loadRemote('mf-chat')).rejects.toBeInstanceOf(Error)
      isBroken = false
      expect(await loadRemote('mf-chat')).toBe('chat')
    },
  )
})
