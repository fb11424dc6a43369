import type { Manifest } from '@module-federation/sdk'
import { generateSnapshotFromManifest } from '@module-federation/sdk'
import { publicPathOf } from '@sild/registry/public-path'
import type { ChosenReleases } from '@sild/registry/renderer'

/**
 * Describes this page for the devtools of Module Federation, from the manifests of its releases. The runtime gets its
 * releases from the document, so it knows no manifests.
 */
export async function describeReleases({ remotes }: ChosenReleases): Promise<void> {
  const described = await Promise.all(Object.entries(remotes).map(async ([name, { id }]) => describe(name, id)))
  const { shell, ...others } = Object.fromEntries(described.flatMap((each) => each ?? []))
  if (!shell) return
  const loaded = Object.entries(others).map(([name, { version }]) => [name, { matchedVersion: version }])
  Object.assign(globalThis.__FEDERATION__.moduleInfo, others, {
    shell: { ...shell, remotesInfo: Object.fromEntries(loaded) },
  })
}

/** Older releases had no manifest, and switched-off ones have no files. */
async function describe(name: string, id: string) {
  const address = new URL(`${publicPathOf(name, id)}mf-manifest.json`, location.href).href
  const response = await fetch(address)
  if (!response.ok) return null
  const manifest = (await response.json()) as Manifest // Validated by the portal.
  return [[name, { ...generateSnapshotFromManifest(manifest, { version: address }) }]] as const
}
