import type { ReleaseChunks } from '@sild/registry/meta'
import { publicPathOf } from '@sild/registry/public-path'
import type { Snapshot } from '@sild/registry/renderer'

declare global {
  /** Hashes of styles by path; the loader of every app's chunks takes them from here. */
  var sildIntegrity: Record<string, string>
}

/** What may be executed is what this document's releases list: the browser refuses everything else. */
export interface IntegrityGate {
  /** Fetches the list of a release, once. Rejects when it does not arrive or is not the one of the snapshot. */
  admit: (name: string) => Promise<ReleaseChunks>
  /** A file under another address, for a second attempt that no cache answers. */
  admitAlias: (name: string, file: string, url: string) => Promise<void>
}

const importMaps = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[type=importmap]'),
]

/** Adds hashes that no import map of the document has yet: the browser keeps the first one and warns of every other. */
function addToImportMap(integrity: Record<string, string>): void {
  const maps = importMaps()
  const known = maps.map((map) => (JSON.parse(map.textContent) as { integrity: Record<string, string> }).integrity)
  const missing = Object.entries(integrity).filter(([url]) => !known.some((hashes) => url in hashes))
  if (missing.length === 0) return
  const script = document.createElement('script')
  script.type = 'importmap'
  // Scripts that the document trusts may add import maps.
  script.nonce = maps[0]?.nonce ?? ''
  script.textContent = JSON.stringify({ integrity: Object.fromEntries(missing) })
  document.head.append(script)
}

export function createIntegrityGate(snapshot: Snapshot): IntegrityGate {
  const lists = new Map<string, Promise<ReleaseChunks>>()
  const failed = new Set<string>()

  const fetchList = async (name: string): Promise<ReleaseChunks> => {
    const release = snapshot.remotes[name]
    if (!release) throw new Error(`${name} is not part of this document.`)
    const path = publicPathOf(name, release.id)
    // What failed may lie in the browser's cache, where it would stay for a year.
    const cache = failed.has(name) ? 'reload' : 'default'
    const response = await fetch(`${path}chunks.json`, { integrity: release.chunks, cache })
    if (!response.ok) throw new Error(`${path}chunks.json answered ${response.status}.`)
    const chunks = (await response.json()) as ReleaseChunks // The hash has proved whose work it is.
    const files = Object.entries(chunks.integrity)
    addToImportMap(
      Object.fromEntries(files.filter(([file]) => file.endsWith('.js')).map(([file, hash]) => [path + file, hash])),
    )
    for (const [file, hash] of files) if (file.endsWith('.css')) globalThis.sildIntegrity[path + file] = hash
    return chunks
  }
  const admit = (name: string): Promise<ReleaseChunks> => {
    const known = lists.get(name)
    if (known) return known
    const started = fetchList(name)
    lists.set(name, started)
    started.catch(() => {
      failed.add(name)
      lists.delete(name)
    })
    return started
  }
  const admitAlias = async (name: string, file: string, url: string): Promise<void> => {
    const hash = (await admit(name)).integrity[file]
    if (hash) addToImportMap({ [url]: hash })
  }
  return { admit, admitAlias }
}
