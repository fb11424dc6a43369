import { limits } from '@sild/contract/limits'
import { listTopTags } from '@sild/contract/publications/operations'
import type { Tag } from '@sild/contract/publications/schemas'
import { useApi, useIntl } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Chip, Cluster, Stack, Text } from '@sild/ui'
import { useId } from 'react'

interface TagIdeasProps {
  categoryId: number
  value: Tag[]
  onChange: (tags: Tag[]) => void
}

/** The tags that publications of the category carry most, each added by a press; nothing where they cannot be read. */
export function TagIdeas({ categoryId, value, onChange }: TagIdeasProps) {
  const intl = useIntl()
  const titleId = useId()
  const { data } = useQuery(apiQuery(useApi(), listTopTags, { query: { categoryId } }))
  const ideas = data?.tags.filter(({ guid }) => !value.some((taken) => taken.guid === guid)) ?? []
  if (ideas.length === 0 || value.length >= limits.tags.max) return null
  return (
    <div role="group" aria-labelledby={titleId}>
      <Stack gap={8}>
        <Text id={titleId} size={14} tone="muted">
          {intl.formatMessage({ id: 'mf-publications.publish.tags.ideas' })}
        </Text>
        <Cluster gap={8}>
          {ideas.map((tag) => (
            <Chip key={tag.guid} onClick={() => onChange([...value, tag])}>
              {tag.label}
            </Chip>
          ))}
        </Cluster>
      </Stack>
    </div>
  )
}
