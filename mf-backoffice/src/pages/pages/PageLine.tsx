import type { EditorPageLine, WrittenCategory } from '@sild/contract/content/editor-schemas'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Badge, Card, CardTitle, Cluster, DateTime, Stack, Text } from '@sild/ui'
import { StateBadge } from './StateBadge.tsx'

export function PageLine({ categories, line }: { categories: readonly WrittenCategory[]; line: EditorPageLine }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.pages')
  const category = categories.find(({ slug }) => slug === line.categorySlug)
  return (
    <Card as="li" isLinked>
      <Stack gap={8}>
        <Cluster justify="between" gap={12}>
          <CardTitle level={2} href={paths.editorPage(line.guid)}>
            {line.title}
          </CardTitle>
          <Cluster>
            {line.missingLocales.map((missing) => (
              <Badge key={missing} tone="warning">
                {text('missing.in', { language: text(`language.${missing}`) })}
              </Badge>
            ))}
            {line.isLive && line.state !== 'published' && <Badge tone="success">{text('live')}</Badge>}
            <StateBadge state={line.state} />
          </Cluster>
        </Cluster>
        <Text size={14} tone="muted">
          {category?.title ?? line.categorySlug}&nbsp;·{' '}
          {line.state === 'scheduled' && line.publishAt ? (
            <>
              {text('scheduled-for')} <DateTime value={line.publishAt} locale={locale} format="dayAndTime" />
            </>
          ) : (
            <>
              {text('changed')} <DateTime value={line.updatedAt} locale={locale} format="dayAndTime" />
            </>
          )}
        </Text>
      </Stack>
    </Card>
  )
}
