import type { CardType } from '@sild/contract/enums'
import { getRandomHints } from '@sild/contract/publications/operations'
import { useApi, useIntl } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'

/** How others have named theirs in the category; none where they cannot be read. */
export function useNameIdeas(cardType: CardType, categoryId: number | null): string[] {
  const intl = useIntl()
  const body = { categoryId: categoryId ?? 1, types: [cardType] }
  const { data } = useQuery({
    ...apiQuery(useApi(), getRandomHints, { body }),
    enabled: categoryId !== null,
    // Ideas are random: a second request would replace them while the user reads.
    staleTime: Infinity,
  })
  const names = data?.hints.map(({ name }) => name) ?? []
  return names.map((name) => intl.formatMessage({ id: 'mf-publications.publish.category.idea' }, { name }))
}
