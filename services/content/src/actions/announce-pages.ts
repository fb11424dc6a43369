import type { Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'

/** Invalidates cached pages and lists with editorial content. */
export const announcePages = (trx: Transaction, { live }: Pick<ContentDeps, 'live'>): void =>
  live.publish(trx, {
    to: { pages: ['getPage', 'listPages', 'listPageCategories'] },
    type: 'pages-outdated',
    payload: {},
  })
