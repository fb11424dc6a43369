import { locales } from '@sild/contract/enums'
import { figureRangeNames } from '@sild/contract/figures'
import { tagStates } from '@sild/contract/publications/tag-schemas'
import { figureIds } from '../../mf-backoffice/src/pages/figures/figure.ts'
import { places } from '../../mf-backoffice/src/pages/home/places.ts'
import { workIds } from '../../mf-backoffice/src/pages/home/work-ids.ts'

/** Those of `dynamicMessages` that are about the home of the staff and what admins run Sild with. */
export const dynamicDeskMessages: Readonly<Record<string, readonly string[]>> = {
  'mf-backoffice.*.title': places.map(({ id }) => id),
  'mf-backoffice.*.description': places.map(({ id }) => id),
  'mf-backoffice.home.work.*': workIds,
  'mf-backoffice.jobs.queue.column.*': ['name', 'waiting', 'since', 'running', 'delayed', 'failed'],
  'mf-backoffice.tags.state.*': tagStates,
  'mf-backoffice.tags.action.*': ['names', 'merge', 'ban'],
  'mf-backoffice.tags.action.*.of': ['names', 'merge', 'ban'],
  'mf-backoffice.tags.done.*': ['names', 'merge', 'ban', 'allow'],
  'mf-backoffice.names.*': locales,
  'mf-backoffice.figures.*.title': figureIds,
  'mf-backoffice.figures.*.description': figureIds,
  'mf-backoffice.figures.range.*': figureRangeNames,
}
