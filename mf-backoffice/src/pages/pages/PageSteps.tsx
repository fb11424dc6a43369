import type { EditorPage } from '@sild/contract/content/editor-schemas'
import { useLocale, useText } from '@sild/shell-api'
import { Button, Card, Cluster, DateTime, Notice, Stack, Text } from '@sild/ui'
import { MissingFields } from './MissingFields.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { SubmitForm } from './SubmitForm.tsx'
import { usePageSteps } from './use-page-steps.ts'

/** The state of a page between draft and publication, and the possible next steps. */
export function PageSteps({ page }: { page: EditorPage }) {
  const locale = useLocale()
  const { approve, done, isPending, withdraw } = usePageSteps(page)
  const text = useText('mf-backoffice.pages')
  const { isOwnWork, missing, publishAt, publishedAt, reviewNote, state } = page
  return (
    <Card padding="large">
      <Stack gap={16}>
        <Text>
          {text(`step.${state}`)}
          {publishAt && (
            <>
              {' '}
              {text('scheduled-for')} <DateTime value={publishAt} locale={locale} format="dayAndTime" />
            </>
          )}
        </Text>
        {publishedAt && state !== 'published' && <Text tone="muted">{text('step.live')}</Text>}
        {reviewNote && (
          <Notice tone="warning" title={text('note.title')}>
            {reviewNote}
          </Notice>
        )}
        <MissingFields missing={missing} />
        {(state === 'draft' || state === 'withdrawn') && missing.length === 0 && (
          <SubmitForm page={page} onDone={done} />
        )}
        {state === 'review' &&
          (isOwnWork ? (
            <Text tone="muted">{text('own-work')}</Text>
          ) : (
            <Cluster>
              <Button variant="primary" isPending={isPending} onClick={approve}>
                {text(publishAt ? 'approve.later' : 'approve')}
              </Button>
            </Cluster>
          ))}
        {(state === 'review' || state === 'scheduled') && <ReturnForm page={page} onDone={done} />}
        {publishedAt && (
          <Cluster>
            <Button isPending={isPending} onClick={withdraw}>
              {text('withdraw')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  )
}
