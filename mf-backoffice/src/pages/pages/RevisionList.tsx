import type { PageRevisionLine } from '@sild/contract/content/editor-schemas'
import { useLocale, useText } from '@sild/shell-api'
import { Badge, DateTime, Link, Stack, Text } from '@sild/ui'

interface RevisionListProps {
  revisions: readonly PageRevisionLine[]
  chosen: number | null
  hrefOf: (revision: number) => string
}

export function RevisionList({ chosen, hrefOf, revisions }: RevisionListProps) {
  const locale = useLocale()
  const text = useText('mf-backoffice.pages.revision')
  return (
    <Stack as="ol" gap={16}>
      {revisions.map(({ publishedAt, restoredFrom, revision, writtenAt, writtenBy }) => (
        <Stack as="li" key={revision} gap={4}>
          <Link isAlone href={hrefOf(revision)} aria-current={revision === chosen ? 'true' : undefined}>
            {text('title', { revision })}
          </Link>
          <Text size={14} tone="muted">
            <DateTime value={writtenAt} locale={locale} format="dayAndTime" />
            <br />
            {writtenBy ?? text('nobody')}
          </Text>
          {restoredFrom !== null && <Text size={14}>{text('restored', { revision: restoredFrom })}</Text>}
          {publishedAt && (
            <div>
              <Badge tone="success">{text('published')}</Badge>
            </div>
          )}
        </Stack>
      ))}
    </Stack>
  )
}
