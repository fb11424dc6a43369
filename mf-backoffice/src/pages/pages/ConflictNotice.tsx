import type { PageContent } from '@sild/contract/content/editor-schemas'
import { useText } from '@sild/shell-api'
import { Button, Cluster, Notice, Stack } from '@sild/ui'
import { ContentDifference } from './ContentDifference.tsx'

interface ConflictNoticeProps {
  mine: PageContent
  theirs: PageContent
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** An edit conflict: the differences, and a choice of the version to continue with. */
export function ConflictNotice({ mine, onKeepMine, onTakeTheirs, theirs }: ConflictNoticeProps) {
  const text = useText('mf-backoffice.pages.conflict')
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
