import { listLanguages } from '@sild/contract/content/operations'
import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { useApi, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'

/** Languages with their level, as soon as their titles are there. */
export function SpokenLanguages({ languages }: Pick<ModerationCase['publication'], 'languages'>) {
  const text = useText('mf-backoffice.term.level')
  const titles = useQuery(apiQuery(useApi(), listLanguages, {})).data?.list ?? []
  return languages
    .flatMap(({ languageId, level }) => {
      const title = titles.find(({ id }) => id === languageId)?.title
      if (!title) return []
      return level === 'ANY' ? title : `${title} (${text(level)})`
    })
    .join(', ')
}
