import type { ReleaseChunks } from '@sild/registry/meta'
import { publicPathOf } from '@sild/registry/public-path'
import type { ChosenReleases } from '@sild/registry/renderer'

declare global {
  /** Hashes of all executable files, by path; styles of a chunk use them too. */
  var sildIntegrity: Record<string, string>
  /** The chunk loader of an app waits for this before it fetches a chunk. */
  var sildAdmit: Admission['admitFile']
}

/** Admits only the files that this document's releases list: the browser refuses to execute all others. */
export interface Admission {
  /** Fetches the list of a release, once. Rejects if it does not load or differs from the snapshot's. */
  admit: (name: string) => Promise<ReleaseChunks>
  /**
   * A file of a release, by path; with `?attempt=2` under another address, for a second attempt that bypasses caches.
   */
  admitFile: (name: string, path: string) => Promise<void>
}

/** The bundler's name for shared modules, which have no file of their own. */
const withoutFile = 'webpack_sharing_'

export function createAdmission(snapshot: ChosenReleases): Admission {
  const lists = new Map<string, Promise<ReleaseChunks>>()
  const failed = new Set<string>()
  const ofDocument = document.querySelector('script[type=importmap]') as HTMLScriptElement // In every document.
  // The document was written with it.
  const { integrity } = JSON.parse(ofDocument.textContent) as { integrity: Record<string, string> }
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][integrity]')]
  const known: Record<string, string> = {
    ...Object.fromEntries(styles.map((link) => [link.getAttribute('href'), link.integrity])),
    ...integrity,
  }

  /** The browser keeps the first hash of an address and warns about later ones. */
  const add = (hashes: [path: string, hash: string][]): void => {
    const missing = Object.fromEntries(hashes.filter(([path]) => !known[path]))
    const script = document.createElement('script')
    script.type = 'importmap'
    // Scripts that the document trusts may add import maps.
    script.nonce = ofDocument.nonce
    script.textContent = JSON.stringify({ integrity: missing })
    document.head.append(script)
    Object.assign(known, missing)
  }
  const fetchList = async (name: string): Promise<ReleaseChunks> => {
    const release = snapshot.remotes[name]
    if (!release) throw new Error(`${name} is not part of this document.`)
    const path = publicPathOf(name, release.id)
    // The failed file may be in the browser's cache, where it would stay for a year.
    const cache = failed.has(name) ? 'reload' : 'default'
    const response = await fetch(`${path}chunks.json`, { integrity: release.chunks, cache })
    if (!response.ok) throw new Error(`${path}chunks.json answered ${response.status}.`)
    const chunks = (await response.json()) as ReleaseChunks // The hash proves that our build wrote it.
    add(Object.entries(chunks.integrity).map(([file, hash]) => [path + file, hash]))
    return chunks
  }
  const admit = (name: string): Promise<ReleaseChunks> => {
    const started = lists.get(name)
    if (started) return started
    const list = fetchList(name)
    lists.set(name, list)
    list.catch(() => {
      failed.add(name)
      lists.delete(name)
    })
    return list
  }
  const admitFile = async (name: string, path: string): Promise<void> => {
    if (known[path] || path.includes(withoutFile)) return
    await admit(name)
    const hash = known[path.split('?')[0]!]
    if (hash && !known[path]) add([[path, hash]])
  }
  globalThis.sildIntegrity = known
  globalThis.sildAdmit = admitFile
  return { admit, admitFile }
}
