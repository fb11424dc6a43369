import type { SavedSearch } from '@sild/contract/search/saved-schemas'
import { paths } from '@sild/paths'
import { useIntl, useLocale } from '@sild/shell-api'
import { Link, RelativeTime, Stack, Text } from '@sild/ui'
import * as css from './SavedSearchCard.module.css'

interface SavedSearchHitsProps extends Pick<SavedSearch, 'foundCount' | 'hits'> {
  href: string
}

/** The latest results, and a link to the rest. */
export function SavedSearchHits({ foundCount, hits, href }: SavedSearchHitsProps) {
  const intl = useIntl()
  const locale = useLocale()
  if (foundCount === 0) return <Text tone="muted">{intl.formatMessage({ id: 'mf-search.saved.nothing' })}</Text>
  return (
    <Stack gap={8}>
      <Text isStrong>{intl.formatMessage({ id: 'mf-search.saved.found' }, { count: foundCount })}</Text>
      <Stack as="ul" gap={4} className={css.hits}>
        {hits.map(({ cardType, companyName, guid, matchedAt, name, slug }) => (
          <li key={guid} className={css.hit}>
            <Link href={paths.publication(cardType, slug)}>{name}</Link>
            <Text as="span" size={14} tone="muted">
              {companyName}
              {'\u00a0· '}
              <RelativeTime value={matchedAt} locale={locale} />
            </Text>
          </li>
        ))}
      </Stack>
      {foundCount > hits.length && (
        <Link href={href} isAlone>
          {intl.formatMessage({ id: 'mf-search.saved.more' }, { count: foundCount })}
        </Link>
      )}
    </Stack>
  )
}
