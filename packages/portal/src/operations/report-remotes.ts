import type { PortalHandler } from './operation.ts'

/** Counts what documents of ours tell of the releases that they were made of; the rest is noise, or malice. */
export const reportRemotes: PortalHandler<'reportRemotes'> = async ({ body, portal, request: { ip } }) => {
  portal.limits.countBeacon(ip)
  const { document, items } = body
  if (document) portal.delivery.reports.take({ document, address: ip, items })
  return { acknowledged: true }
}
