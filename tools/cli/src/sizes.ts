import { shownSize, type Size } from '@sild/registry/budgets'

import { table } from './table.ts'

/** The share of its budget from which a size is worth a line. */
const WORTH_SHOWING = 0.25

/** The sizes of a release with their limits; of later chunks only those near their limit. */
export function sizesTable(sizes: readonly Size[]): string {
  const shown = sizes.filter(
    ({ actual, allowed, what }) => /^(?:the entry|route |first load )/.test(what) || actual > allowed * WORTH_SHOWING,
  )
  const rows = shown.map(({ actual, allowed, unit, what }) => [
    what,
    shownSize(actual, unit),
    `of ${shownSize(allowed, unit)}`,
    `${Math.round((actual / allowed) * 100)} %`,
  ])
  return table(['What', 'Takes', 'Budget', ''], rows)
}
