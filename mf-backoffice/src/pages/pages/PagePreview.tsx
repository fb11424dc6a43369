import type { PageText } from '@sild/contract/content/editor-schemas'
import { useIntl } from '@sild/shell-api'
import { Card, PageHeader, Stack, Text } from '@sild/ui'
import { SanitisedHtml } from './SanitisedHtml.tsx'
import type { Preview } from './use-preview.ts'
import * as css from './PagePreview.module.css'

interface PagePreviewProps {
  text: Pick<PageText, 'title' | 'summary'>
  coverUrl: string | null
  preview: Preview | null
}

/** The page as readers will see it: the same server makes its HTML. */
export function PagePreview({ coverUrl, preview, text: { summary, title } }: PagePreviewProps) {
  const intl = useIntl()
  return (
    <Card padding="large">
      <Stack gap={16}>
        <PageHeader
          level={2}
          title={title}
          description={summary}
          meta={
            preview && (
              <Text size={14} tone="muted">
                {intl.formatMessage({ id: 'mf-backoffice.pages.minutes' }, { minutes: preview.readingMinutes })}
              </Text>
            )
          }
        />
        {coverUrl && <img src={coverUrl} alt="" width={1280} height={640} className={css.cover} />}
        {preview && <SanitisedHtml html={preview.html} />}
      </Stack>
    </Card>
  )
}
