import { deleteCannedAnswer, listCannedAnswers } from '@sild/contract/support/staff-operations'
import type { CannedAnswer } from '@sild/contract/support/staff-schemas'
import { paths } from '@sild/paths'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useFailureText, useIntl, useLocale, useNotify, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiMutation, useApiQuery } from '@sild/shell-api/query'
import { Button, Card, CardTitle, Cluster, EmptyState, lazyPart, Page, PageHeader, Stack, Text } from '@sild/ui'
import { AlertDialog } from '@sild/ui/heavy'
import { Suspense, useState } from 'react'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'

const CannedAnswerDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "canned-answer-dialog" */ './CannedAnswerDialog.tsx')).CannedAnswerDialog,
)

export const loader = (page: LoaderArgs) => loadQuery(page, listCannedAnswers, {})

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.support.answers.title' }),
  isUnlisted: true,
}

/** Saved answers of the staff, in three languages. */
export function Component() {
  const locale = useLocale()
  const { data } = useApiQuery(listCannedAnswers, {})
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null)
  const [deleted, setDeleted] = useState<CannedAnswer | null>(null)
  const text = useText('mf-backoffice.support')
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {text('answers.add')}
    </Button>
  )
  return (
    <Page width="text">
      <PageHeader
        breadcrumbs={<BackofficeBreadcrumbs between={[{ label: text('inbox.title'), href: paths.supportInbox() }]} />}
        title={text('answers.title')}
        description={text('answers.description')}
        actions={data.list.length > 0 && add}
      />
      {data.list.length === 0 ? (
        <EmptyState level={2} title={text('answers.empty')} action={add}>
          {text('answers.empty.text')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {data.list.map((answer) => (
            <Card as="li" key={answer.guid}>
              <Stack gap={8}>
                <CardTitle level={2}>{answer.name}</CardTitle>
                <Text tone="muted" lines={3}>
                  {answer.texts[locale]}
                </Text>
                <Cluster>
                  <Button
                    size="dense"
                    aria-label={text('answers.edit.of', { name: answer.name })}
                    onClick={() => setEdited(answer)}
                  >
                    {text('answers.edit')}
                  </Button>
                  <Button
                    size="dense"
                    variant="quiet"
                    aria-label={text('answers.delete.of', { name: answer.name })}
                    onClick={() => setDeleted(answer)}
                  >
                    {text('answers.delete')}
                  </Button>
                </Cluster>
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
      {edited && (
        <Suspense>
          <CannedAnswerDialog answer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {deleted && <DeletionDialog answer={deleted} onClose={() => setDeleted(null)} />}
    </Page>
  )
}

function DeletionDialog({ answer: { guid, name }, onClose }: { answer: CannedAnswer; onClose: () => void }) {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const text = (id: string) => intl.formatMessage({ id: `mf-backoffice.support.${id}` }, { name })
  const deleting = useApiMutation(deleteCannedAnswer, {
    onSuccess: async () => {
      notify({ tone: 'success', text: text('answers.deleted') })
      await queryClient.invalidateQueries({ queryKey: [listCannedAnswers.path] })
      onClose()
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <Suspense>
      <AlertDialog
        isOpen
        isDanger
        title={text('answers.delete.title')}
        confirmLabel={text('answers.delete')}
        cancelLabel={text('dialog.cancel')}
        isPending={deleting.isPending}
        onConfirm={() => deleting.mutate({ params: { answerGuid: guid } })}
        onCancel={onClose}
      >
        {text('answers.delete.text')}
      </AlertDialog>
    </Suspense>
  )
}
