interface Assets {
  sync: string[]
  async: string[]
}
interface Part {
  id: string
  assets: { js: Assets; css: Assets }
}
interface Manifest {
  shared: Part[]
  exposes: Part[]
}

/** Only tools of the bundler read it. */
const statsFile = 'mf-stats.json'
const manifestFile = 'mf-manifest.json'

/** Written in one order, without what only a development server has: the same sources give the same file. */
export function settleManifest(output: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const files = new Map([...output].filter(([path]) => path !== statsFile))
  const bytes = files.get(manifestFile)
  if (!bytes) return files
  const manifest = JSON.parse(Buffer.from(bytes).toString()) as Manifest // The plugin of the build wrote it.
  const inOrder = (paths: readonly string[]): string[] =>
    [...new Set(paths)].filter((path) => files.has(path)).toSorted()
  const settle = (parts: readonly Part[]): Part[] =>
    parts
      .map(({ assets: { css, js }, ...part }) => ({
        ...part,
        assets: {
          js: { sync: inOrder(js.sync), async: inOrder(js.async) },
          css: { sync: inOrder(css.sync), async: inOrder(css.async) },
        },
      }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const settled = { ...manifest, shared: settle(manifest.shared), exposes: settle(manifest.exposes) }
  return files.set(manifestFile, Buffer.from(JSON.stringify(settled)))
}
