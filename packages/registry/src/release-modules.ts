import { registerHooks } from 'node:module'

const scheme = 'sild-release:'
const serverFolder = 'ssr'

/** Packages of the BFF, one copy for all releases in the process. Server bundles may import no other packages. */
const fromHost = /^(?:react|react-dom|react-router|jotai)(?:\/|$)/
const singleton = /^@sild\/([a-z-]+(?:\/[a-z-]+)?)$/

/** Source text by URL without query. Only verified text is stored here, so only that can run. */
const sources = new Map<string, string>()
let isHooked = false

const moduleUrl = (name: string, id: string, path: string): string => `${scheme}//${name}/${id}/${path}`
const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? url

export const serverModuleName = (key: string): string => key.replace('@sild/', '').replaceAll('/', '-')

function resolveUrl(specifier: string, parent: string): string | null {
  const { search, searchParams } = new URL(parent)
  if (specifier.startsWith('.')) return new URL(specifier, withoutQuery(parent)).href + search
  if (singleton.test(specifier)) {
    return `${moduleUrl('shell', searchParams.get('shell') ?? '', `${serverFolder}/${serverModuleName(specifier)}.mjs`)}${search}`
  }
  return null
}

function hook(): void {
  if (isHooked) return
  isHooked = true
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith(scheme)) return { url: specifier, format: 'module', shortCircuit: true }
      if (!context.parentURL?.startsWith(scheme)) return next(specifier, context)
      const url = resolveUrl(specifier, context.parentURL)
      if (url) return { url, format: 'module', shortCircuit: true }
      if (fromHost.test(specifier)) return next(specifier, { ...context, parentURL: import.meta.url })
      throw new Error(`${context.parentURL} may not import "${specifier}"`)
    },
    load(url, context, next) {
      if (!url.startsWith(scheme)) return next(url, context)
      const source = sources.get(withoutQuery(url))
      if (source === undefined) throw new Error(`${url} is not a verified file of its release`)
      return { format: 'module', source, shortCircuit: true }
    },
  })
}

export const hasModules = (name: string, id: string): boolean =>
  sources.has(moduleUrl(name, id, `${serverFolder}/entry.mjs`))

/** Makes the server files of a release importable. The caller has compared them with the release's lock. */
export function addModules(
  name: string,
  id: string,
  files: Iterable<readonly [path: string, bytes: Uint8Array]>,
): void {
  const decoder = new TextDecoder()
  for (const [path, bytes] of files)
    if (path.startsWith(`${serverFolder}/`)) sources.set(moduleUrl(name, id, path), decoder.decode(bytes))
}

/**
 * The server bundle of a release. The singletons are those of the given shell, so releases for two shells live in one process
 * side by side. Modules are never unloaded: a process that has imported very many releases wants to be replaced.
 */
export const importRelease = (name: string, id: string, shellId: string): Promise<unknown> => {
  hook()
  return import(`${moduleUrl(name, id, `${serverFolder}/entry.mjs`)}?shell=${shellId}`)
}
