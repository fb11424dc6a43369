import type { Category } from '@sild/contract/content/schemas'
import { paths } from '@sild/paths'
import { useIntl } from '@sild/shell-api'
import { Card, CardTitle, Text } from '@sild/ui'
import * as css from './Categories.module.css'
import sprite from './category-icons.svg'
import { HomeSection } from './HomeSection.tsx'
import type { LoadedHome } from './load-home.ts'

const shown = 8

/** The categories with most on offer first. */
export function Categories({
  categories,
  overview,
}: {
  categories: readonly Category[]
  overview: LoadedHome['overview']
}) {
  const intl = useIntl()
  const offersOf = (id: number) => {
    const counts = overview?.categories.find(({ categoryId }) => categoryId === id)
    return (counts?.services ?? 0) + (counts?.experts ?? 0)
  }
  const popular = categories.toSorted((first, second) => offersOf(second.id) - offersOf(first.id)).slice(0, shown)
  return (
    <HomeSection
      id="categories"
      title={intl.formatMessage({ id: 'mf-content.home.categories' })}
      more={{
        href: paths.search({ searchType: 'services' }),
        label: intl.formatMessage({ id: 'mf-content.home.categories.more' }),
      }}
    >
      <ul className={css.categories}>
        {popular.map((category) => (
          <Card as="li" key={category.id} isLinked className={css.category}>
            <svg width={24} height={24} aria-hidden className={css.icon}>
              <use href={`${sprite}#${category.icon}`} />
            </svg>
            <div>
              <CardTitle href={paths.search({ searchType: 'services', category: [category.id] })}>
                {category.title}
              </CardTitle>
              <Text size={14} tone="muted">
                {intl.formatMessage({ id: 'mf-content.home.categories.offers' }, { count: offersOf(category.id) })}
              </Text>
            </div>
          </Card>
        ))}
      </ul>
    </HomeSection>
  )
}
