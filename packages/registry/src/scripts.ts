import { type Import, init, parse } from 'es-module-lexer'
import { RegistryError } from './errors.ts'

export type Files = ReadonlyMap<string, Uint8Array>
/** What a script brings with it, and what it loads later. */
export interface Script {
  /** Names under which the bundler loads it. */
  ids: readonly string[]
  imports: readonly string[]
  /** Imported names by external module. Namespace imports are unknown. */
  external: ReadonlyMap<string, readonly string[]>
  /** What comes together, by address or by the bundler's name. */
  loads: readonly (readonly string[])[]
  /** Addresses of the API that it knows. */
  calls: readonly string[]
}

/** How a chunk of Rspack or webpack states its ids, loads other chunks, and which operations it calls. */
const statedIds = /(?:__rspack_esm_ids|__webpack_esm_ids__|__webpack_ids__) ?= ?\[([^\]]{0,500})\]/
const chunkLoad = /\.e\( ?(?:["'])([^"']{1,300})["'] ?\)/g
const betweenLoads = /^,\s{0,20}[\w$]{1,40}$/
const apiAddress = /["'`](\/api\/[^"'`\s]{0,200})["'`]/g
const importedNames = /\{([^}]*)\}/

const isScript = (path: string): boolean => /\.m?js$/.test(path)
/** Modules of the server reach no browser. */
export const isForServer = (path: string): boolean => path.startsWith('ssr/')

/** Every script of a release, read. @throws release-invalid */
export async function readScripts(files: Files): Promise<ReadonlyMap<string, Script>> {
  await init()
  return new Map([...files].filter(([path]) => isScript(path)).map(([path, bytes]) => [path, readScript(path, bytes)]))
}

function readScript(path: string, bytes: Uint8Array): Script {
  const source = new TextDecoder().decode(bytes)
  const imports: string[] = []
  const loads = chunkLoads(source)
  const external = new Map<string, readonly string[]>()
  for (const found of importsOf(path, source)) {
    const { specifier } = found
    if (typeof specifier !== 'string') continue
    const isOwn = /^\.{0,2}\//.test(specifier)
    if (found.type === 'dynamic') {
      if (isOwn) loads.push([resolved(path, specifier)])
    } else if (isOwn) imports.push(resolved(path, specifier))
    else {
      const names = namesIn(source.slice(found.importStart, found.start))
      external.set(specifier, [...(external.get(specifier) ?? []), ...names])
    }
  }
  return { ids: idsOf(path, source), imports, external, loads, calls: matches(source, apiAddress) }
}

function importsOf(path: string, source: string): readonly Import[] {
  try {
    return parse(source, path)[0]
  } catch (cause) {
    // Only errors are thrown.
    throw new RegistryError('release-invalid', `${path} is not a script: ${(cause as Error).message}`)
  }
}

const resolved = (path: string, specifier: string): string =>
  new URL(specifier, `https://release/${path}`).pathname.slice(1)

const matches = (source: string, pattern: RegExp): string[] => [
  ...new Set([...source.matchAll(pattern)].map(([, found = '']) => found)),
]

function idsOf(path: string, source: string): string[] {
  const [, stated = ''] = statedIds.exec(source) ?? []
  return [path.replace(/\.m?js$/, ''), ...matches(stated, /["']([^"']+)["']/g)]
}

/** `Promise.all([a.e("one"), a.e("two")])` is one load, `a.e("one").then(…)` another. */
function chunkLoads(source: string): string[][] {
  const loads: string[][] = []
  let end = -1
  for (const { 0: text, 1: id = '', index } of source.matchAll(chunkLoad)) {
    const isNext = end >= 0 && index - end < 64 && betweenLoads.test(source.slice(end, index))
    if (isNext) loads.at(-1)?.push(id)
    else loads.push([id])
    end = index + text.length
  }
  return loads
}

/** `import { a as b, c } from` gives `a` and `c`; a namespace import gives no names. */
const namesIn = (clause: string): string[] =>
  (importedNames.exec(clause)?.[1] ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => /^[\w$]+$/.test(name))
