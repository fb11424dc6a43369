import type { ReleaseContracts } from './contracts.ts'
import type { GatedRelease } from './gate-rules.ts'
import type { ChunkGroup } from './meta.ts'
import { type Files, isForServer, readScripts, type Script } from './scripts.ts'
import { serverImports } from './server-imports.ts'

type Scripts = ReadonlyMap<string, Script>
type Groups = Record<string, ChunkGroup>

/** What a release says of itself, completed by what its files say: lists that leave something out make nothing cheaper. */
export async function withDerivedFacts(release: GatedRelease, files: Files): Promise<GatedRelease> {
  const all = await readScripts(files)
  const browser = inBrowsers(all)
  const groups = united(release.chunks.groups, groupsOf(browser, files))
  const contracts = release.contracts && { ...release.contracts, uses: usesOf(release.contracts, all, files) }
  return { ...release, chunks: { ...release.chunks, groups }, contracts, calls: callsOf(browser) }
}

/** Addresses of the API that the scripts of a release know. */
export const callsIn = async (files: Files): Promise<string[]> => callsOf(inBrowsers(await readScripts(files)))

const inBrowsers = (scripts: Scripts): Scripts => new Map([...scripts].filter(([path]) => !isForServer(path)))
const callsOf = (scripts: Scripts): string[] =>
  [...new Set([...scripts.values()].flatMap(({ calls }) => calls))].toSorted()

/** What comes together, under the name of the last: a page comes after the parts that it shares with others. */
function groupsOf(scripts: Scripts, files: Files): Groups {
  const pathOf = new Map([...scripts].flatMap(([path, { ids }]) => [...ids, path].map((id) => [id, path] as const)))
  const groups: Groups = {}
  const nameOf = (path: string): string => scripts.get(path)?.ids.at(-1) ?? path
  const add = (name: string, paths: readonly string[]): void => {
    const js = [...new Set(paths.flatMap((path) => withImports(path, scripts)))]
    const css = js.map((path) => path.replace(/\.m?js$/, '.css')).filter((path) => files.has(path))
    Object.assign(groups, united(groups, { [name]: { js, css } }))
  }
  for (const { loads } of scripts.values())
    for (const load of loads) {
      const paths = load.flatMap((id) => pathOf.get(id) ?? [])
      const last = paths.at(-1)
      if (last !== undefined) add(nameOf(last), paths)
    }
  for (const path of scripts.keys()) add(nameOf(path), [path])
  return groups
}

function withImports(path: string, scripts: Scripts, found: Set<string> = new Set()): string[] {
  if (!scripts.has(path) || found.has(path)) return [...found]
  found.add(path)
  for (const imported of scripts.get(path)?.imports ?? []) withImports(imported, scripts, found)
  return [...found]
}

function united(one: Groups, other: Groups): Groups {
  const both = (name: string, kind: 'js' | 'css'): string[] => [
    ...new Set([...(one[name]?.[kind] ?? []), ...(other[name]?.[kind] ?? [])]),
  ]
  return {
    ...one,
    ...Object.fromEntries(
      Object.keys(other).map((name) => [name, { ...one[name], js: both(name, 'js'), css: both(name, 'css') }]),
    ),
  }
}

/** Modules of the portal that the server bundle imports, and names of them. What the host gives to every release is not among them. */
function usesOf({ uses }: ReleaseContracts, scripts: Scripts, files: Files): ReleaseContracts['uses'] {
  const all = { ...uses }
  const add = (module: string, names: Iterable<string>): void =>
    void (all[module] = [...new Set([...(all[module] ?? []), ...names])].toSorted())
  for (const { external } of scripts.values())
    for (const [module, names] of external) if (module.startsWith('@sild/')) add(module, names)
  const sources = [...files].filter(([path]) => isForServer(path) && scripts.has(path))
  for (const [module, names] of serverImports(sources.map(([, bytes]) => new TextDecoder().decode(bytes))))
    add(module, names)
  return all
}
