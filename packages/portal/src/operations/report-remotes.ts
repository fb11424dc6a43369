import type { Beacon } from '@sild/contract/delivery/schemas'
import type { Pointers } from '../remotes/pointers.ts'
import type { PortalHandler } from './operation.ts'

/** Counts what browsers tell of releases that they can have got from us; the rest is noise, or malice. */
export const reportRemotes: PortalHandler<'reportRemotes'> = async ({ body, portal, request }) => {
  portal.limits.beacons(request.ip)
  const pointers = portal.remotes.pointers()
  portal.delivery.loads.count(body.items.filter((beacon) => isKnown(beacon, pointers)))
  return { acknowledged: true }
}

/** Old tabs have releases that are in history only. */
function isKnown({ release, remote }: Beacon, pointers: Pointers): boolean {
  const pointer = pointers.get(remote)
  if (!pointer) return false
  const { canary, history, stable } = pointer
  return release === stable || release === canary?.release || history.some((entry) => entry.release === release)
}
