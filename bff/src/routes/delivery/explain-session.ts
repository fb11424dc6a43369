import type { Reply } from '@sild/contract/schemas'
import { appOfPage } from '../../delivery/app-of-page.ts'
import { unitNamed, visitOfUrl } from '../../delivery/explained-visit.ts'
import type { OwnHandler } from '../route.ts'

/** What a document would be made of for somebody, and why. */
export const explainSession: OwnHandler<'explainSession'> = async ({ deps, query }) => {
  const { overrides, path } = visitOfUrl(query.url, deps)
  const unit = query.unit === undefined ? null : unitNamed(query.unit, deps)
  const chosen = await deps.remotes.choose({ unit, ...(overrides && { overrides }) })
  if (!chosen) return { unit, apps: [] }
  const owner = path === null ? null : await appOfPage(path, chosen.set)
  const apps = [...chosen.choices].map(
    ([name, { bucket, id, percent, reason }]): Reply<'explainSession'>['apps'][number] => ({
      name,
      release: id,
      version: (id && deps.remotes.releases.get(name, id)?.lock.version) || null,
      reason,
      bucket: bucket ?? null,
      percent: percent ?? null,
      isOfPage: name === owner,
    }),
  )
  return { unit, apps }
}
