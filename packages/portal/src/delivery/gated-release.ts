import { releaseChunks, releaseMeta } from '@sild/registry/meta'
import { type GatedRelease, parseJson, type Release, releaseContracts, withDerivedFacts } from '@sild/registry'

const parse = (bytes: Uint8Array = Buffer.of()): unknown => parseJson(bytes)

/** A release that was received, or read again, and found valid, as the gate looks at it. */
export function gatedRelease(lock: Release, files: ReadonlyMap<string, Uint8Array>): Promise<GatedRelease> {
  const contracts = files.get('contracts.json')
  const stated = {
    lock,
    meta: releaseMeta.parse(parse(files.get('meta.json'))),
    chunks: releaseChunks.parse(parse(files.get('chunks.json'))),
    contracts: contracts ? releaseContracts.parse(parse(contracts)) : null,
  }
  return withDerivedFacts(stated, files)
}
