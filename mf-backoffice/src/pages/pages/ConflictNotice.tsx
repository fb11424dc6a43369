import type { PageContent } from '@sild/contract/content/editor-schemas'
import { useIntl } from '@sild/shell-api'
import { Button, Cluster, Notice, Stack } from '@sild/ui'
import { ContentDifference } from './ContentDifference.tsx'

interface ConflictNoticeProps {
  mine: PageContent
  theirs: PageContent
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two have written at once: what differs, and a choice of which text goes on. */
export function ConflictNotice({ mine, onKeepMine, onTakeTheirs, theirs }: ConflictNoticeProps) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id: `mf-backoffice.pages.conflict.${id}` })
  return (
    <Notice tone="warning" isLive title={text('title')}>
      <Stack gap={16}>
        <p>{text('text')}</p>
        <ContentDifference before={theirs} now={mine} />
        <Cluster>
          <Button variant="primary" onClick={onKeepMine}>
            {text('mine')}
          </Button>
          <Button onClick={onTakeTheirs}>{text('theirs')}</Button>
        </Cluster>
      </Stack>
    </Notice>
  )
}
