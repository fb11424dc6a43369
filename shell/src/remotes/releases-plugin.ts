import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { ChosenReleases } from '@sild/registry/renderer'
import { RemoteUnavailableError } from '../routing/errors.ts'
import type { ReportQueue } from '../telemetry/report.ts'
import { deadlineMs, within } from './deadline.ts'
import { entryOf } from './entry-of.ts'
import type { Admission } from './integrity.ts'

/** A hash that matches no file, to block files that are not listed. */
const refuseAll = `sha384-${'A'.repeat(64)}`

export type ImportEntry = (address: string) => Promise<Container>
/** The shape of every `remoteEntry.js`, in this version of Module Federation and in the one before. */
export interface Container {
  init: (shareScope: object) => unknown
  get: (exposed: string) => Promise<() => unknown>
}
export interface ReleasesPluginInput {
  snapshot: ChosenReleases
  admission: Pick<Admission, 'admitFile'>
  reports: Pick<ReportQueue, 'add'>
  importEntry?: ImportEntry
}

/**
 * Applies the document's releases in the hooks of Module Federation: their addresses and hashes, timeouts and retries.
 */
export function releasesPlugin(input: ReleasesPluginInput): ModuleFederationRuntimePlugin {
  const { snapshot, admission, reports } = input
  const importEntry: ImportEntry = input.importEntry ?? ((address) => import(/* webpackIgnore: true */ address))
  const attempts = new Map<string, number>()

  const importAdmitted = async (name: string): Promise<Container> => {
    const attempt = (attempts.get(name) ?? 0) + 1
    attempts.set(name, attempt)
    // Browsers cache a failed module, so a retry needs another address.
    const entry = entryOf(snapshot, name) + (attempt > 1 ? `?attempt=${attempt}` : '')
    await admission.admitFile(name, entry)
    return importEntry(entry)
  }
  return {
    name: 'sild-releases',
    // The entry of this document, even if another address was registered since.
    loadEntry: ({ remoteInfo }) => within(importAdmitted(remoteInfo.name), deadlineMs) as never,
    getModuleFactory: ({ remoteEntryExports, expose }) =>
      within(Promise.resolve(remoteEntryExports.get(expose)), deadlineMs) as never, // The type of the factory.
    // Other elements that the runtime adds to the document: containers that are no modules, and preloads.
    createScript: (file) => withHash(document.createElement('script'), 'src', file),
    createLink: (file) => withHash(document.createElement('link'), 'href', file),
    // A remote may provide its own modules, but no version of a module that the shell shares.
    async beforeInitContainer(container) {
      for (const [key, versions] of Object.entries(container.shareScope))
        if (key.startsWith('@sild/')) Object.freeze(versions)
      return container
    },
    errorLoadRemote({ id, error, lifecycle }) {
      if (lifecycle !== 'onLoad') return
      const [remote = ''] = id.split('/')
      const release = snapshot.remotes[remote]?.id ?? ''
      reports.add({ remote, release, kind: 'load', ok: false, phase: 'entry', error })
      throw new RemoteUnavailableError(remote, 'entry', error)
    },
  }
}

interface CreatedFile {
  url: string
  attrs?: Record<string, string>
}
function withHash<Element extends HTMLScriptElement | HTMLLinkElement>(
  element: Element,
  address: 'src' | 'href',
  { url, attrs }: CreatedFile,
): Element {
  for (const [name, value] of Object.entries({ ...attrs, [address]: url })) element.setAttribute(name, value)
  element.integrity = globalThis.sildIntegrity[new URL(url, location.href).pathname] ?? refuseAll
  element.crossOrigin = 'anonymous'
  return element
}
