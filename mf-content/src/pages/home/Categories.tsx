import { paths } from '@sild/paths'
import { useIntl } from '@sild/shell-api'
import { Card, CardTitle, Text } from '@sild/ui'
import * as css from './Categories.module.css'
import sprite from './category-icons.svg'
import { HomeSection } from './HomeSection.tsx'
import type { LoadedHome } from './load-home.ts'

export function Categories({ categories }: Pick<LoadedHome, 'categories'>) {
  const intl = useIntl()
  return (
    <HomeSection
      id="categories"
      title={intl.formatMessage({ id: 'mf-content.home.categories' })}
      more={[
        {
          href: paths.search({ searchType: 'services' }),
          label: intl.formatMessage({ id: 'mf-content.home.categories.more' }),
        },
      ]}
    >
      <ul className={css.categories}>
        {categories.map((category) => (
          <Card as="li" key={category.id} isLinked className={css.category}>
            <svg width={24} height={24} aria-hidden className={css.icon}>
              <use href={`${sprite}#${category.icon}`} />
            </svg>
            <div>
              <CardTitle href={paths.search({ searchType: 'services', category: [category.id] })}>
                {category.title}
              </CardTitle>
              <Text size={14} tone="muted">
                {intl.formatMessage({ id: 'mf-content.home.categories.offers' }, { count: category.offersCount })}
              </Text>
            </div>
          </Card>
        ))}
      </ul>
    </HomeSection>
  )
}
