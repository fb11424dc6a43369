import type { Reply } from '@sild/contract/schemas'
import { pageOwner } from '../remotes/page-owner.ts'
import { unitNamed, visitOfUrl } from '../delivery/explained-visit.ts'
import type { PortalHandler } from './operation.ts'

/** The releases that a document would have for a given visitor, and the reason for each. */
export const explainSession: PortalHandler<'explainSession'> = async ({ portal, query }) => {
  const { overrides, path } = visitOfUrl(query.url, portal)
  const unit = query.unit === undefined ? null : unitNamed(query.unit, portal)
  const chosen = await portal.remotes.choose({ unit, ...(overrides && { overrides }) })
  if (!chosen) return { unit, apps: [] }
  const owner = path === null ? null : await pageOwner(path, chosen.set)
  const apps = [...chosen.choices].map(
    ([name, { bucket, id, percent, reason }]): Reply<'explainSession'>['apps'][number] => ({
      name,
      release: id,
      version: (id && portal.remotes.releases.get(name, id)?.lock.version) || null,
      reason,
      bucket: bucket ?? null,
      percent: percent ?? null,
      isOfPage: name === owner,
    }),
  )
  return { unit, apps }
}
