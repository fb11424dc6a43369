import { allowTag, listAllTags } from '@sild/contract/publications/tag-operations'
import type { StaffTag } from '@sild/contract/publications/tag-schemas'
import { useFailureText, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Badge, Button, CardTitle, joinFacts, Row, Text } from '@sild/ui'
import { Suspense, useState } from 'react'
import { useRowFocus } from '../../shown/use-row-focus.ts'
import { BanTagDialog } from './BanTagDialog.tsx'
import { MergeTagDialog } from './MergeTagDialog.tsx'
import { TagNamesDialog } from './TagNamesDialog.tsx'

const dialogs = { merge: MergeTagDialog, ban: BanTagDialog, names: TagNamesDialog } as const
type DialogName = keyof typeof dialogs

/** A tag, how often it is used, and what may be done to it. */
export function TagRow({ tag }: { tag: StaffTag }) {
  const notify = useNotify()
  const failureText = useFailureText()
  const [opened, setOpened] = useState<DialogName | null>(null)
  const text = useText('mf-backoffice.tags')
  const keepFocus = useRowFocus(tag.state)
  const done = (what: DialogName | 'allow') => {
    keepFocus()
    notify({ tone: 'success', text: text(`done.${what}`, { label: tag.label }) })
    void queryClient.invalidateQueries({ queryKey: [listAllTags.path] })
  }
  const allow = useApiMutation(allowTag, {
    onSuccess: () => done('allow'),
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  const { formerLabels, label, mergedInto, names, publicationsCount, state } = tag
  const Dialog = opened && dialogs[opened]
  return (
    <Row
      end={
        <>
          {state === 'banned' && (
            <>
              <Badge tone="danger">{text('banned')}</Badge>
              <Button
                size="dense"
                isPending={allow.isPending}
                onClick={() => allow.mutate({ params: { tagGuid: tag.guid } })}
              >
                {text('allow')}
              </Button>
            </>
          )}
          {state === 'offered' &&
            (['names', 'merge', 'ban'] as const).map((action) => (
              <Button
                key={action}
                size="dense"
                aria-label={text(`action.${action}.of`, { label })}
                onClick={() => setOpened(action)}
              >
                {text(`action.${action}`)}
              </Button>
            ))}
        </>
      }
    >
      <CardTitle level={2}>{label}</CardTitle>
      <Text size={14} tone="muted">
        {joinFacts([
          text('uses', { count: publicationsCount }),
          mergedInto && text('merged-into', { label: mergedInto.label }),
          ...Object.values(names),
          formerLabels.length > 0 && text('former', { labels: formerLabels.join(', ') }),
        ])}
      </Text>
      {Dialog && opened && (
        <Suspense fallback={null}>
          <Dialog tag={tag} onClose={() => setOpened(null)} onDone={() => done(opened)} />
        </Suspense>
      )}
    </Row>
  )
}
