import { releaseChunks, releaseMeta } from '@sild/registry/meta'
import { type GatedRelease, type Release, releaseContracts } from '@sild/registry'

const parse = (bytes: Uint8Array | undefined): unknown => JSON.parse(Buffer.from(bytes ?? []).toString('utf8'))

/** A release that was received and found valid, as the gate looks at it. */
export function gatedRelease(lock: Release, files: ReadonlyMap<string, Uint8Array>): GatedRelease {
  const contracts = files.get('contracts.json')
  return {
    lock,
    meta: releaseMeta.parse(parse(files.get('meta.json'))),
    chunks: releaseChunks.parse(parse(files.get('chunks.json'))),
    contracts: contracts ? releaseContracts.parse(parse(contracts)) : null,
  }
}
