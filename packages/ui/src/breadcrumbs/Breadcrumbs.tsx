import { Glyph } from '../glyph/Glyph.tsx'
import { Link } from '../link/Link.tsx'
import * as css from './Breadcrumbs.module.css'

export type BreadcrumbsProps = { label: string; items: { label: string; href: string }[] }

/** The way to this page; the page itself is the heading below and is not repeated. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map((item, index) => (
          <li key={item.href} className={css.item}>
            {index > 0 && <Glyph name="chevronEnd" className={css.mark} />}
            <Link href={item.href} variant="quiet" className={css.link}>
              {item.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
