import { Glyph } from '../glyph/Glyph.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { pagesAround } from './pages-around.ts'
import * as css from './Pagination.module.css'

export type PaginationProps = {
  /** From 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string }
}

export function Pagination({ page, pageCount, hrefOf, labels }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={labels.navigation} className={css.frame}>
      <ul className={css.list}>
        <li>
          {page > 1 && (
            <Anchor href={hrefOf(page - 1)} rel="prev" className={css.step}>
              <Glyph name="chevronStart" />
              <span className={css.word}>{labels.previous}</span>
            </Anchor>
          )}
        </li>
        <li className={css.place}>{`${page} / ${pageCount}`}</li>
        {pagesAround(page, pageCount).map((entry, index) => (
          <li key={entry ?? `gap-${index}`} className={css.number}>
            {entry === null ? (
              <span aria-hidden="true" className={css.gap}>
                …
              </span>
            ) : (
              <Anchor
                href={hrefOf(entry)}
                aria-label={labels.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className={css.page}
              >
                {entry}
              </Anchor>
            )}
          </li>
        ))}
        <li>
          {page < pageCount && (
            <Anchor href={hrefOf(page + 1)} rel="next" className={css.step}>
              <span className={css.word}>{labels.next}</span>
              <Glyph name="chevronEnd" />
            </Anchor>
          )}
        </li>
      </ul>
    </nav>
  )
}
