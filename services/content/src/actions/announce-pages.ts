import type { Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'

/** Whatever pages and lists hold of what the editors write is made again. */
export const announcePages = (trx: Transaction, { live }: Pick<ContentDeps, 'live'>): void =>
  live.publish(trx, {
    to: { pages: ['getPage', 'listPages', 'listPageCategories'] },
    type: 'pages-outdated',
    payload: {},
  })
