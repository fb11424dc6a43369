import { archiveChat, getChat, listChats, removeChat } from '@sild/contract/chat/operations'
import type { Chat } from '@sild/contract/chat/schemas'
import { ReportDialog, ReviewDialog } from '@sild/dialogs'
import { useNavigate } from '@sild/router'
import { useFailureText, useIntl, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { lazyPart } from '@sild/ui'
import { Menu, type MenuEntry } from '@sild/ui/heavy'
import { AlertDialog } from '@sild/ui/alert-dialog.ts'
import { MoreHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { reportTargetsOf } from './report-targets.ts'
import { threadInput } from './thread-input.ts'
import { useMyReview } from './use-my-review.ts'

const FilesSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "files-sheet" */ './FilesSheet.tsx')).FilesSheet,
)

type Action = 'review' | 'files' | 'report' | 'close' | 'remove'

export function ChatActions({ chat, listPath }: { chat: Chat; listPath: string }) {
  const { chatGuid, companion, state } = chat
  const intl = useIntl()
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const [open, setOpen] = useState<Action | null>(null)
  const review = useMyReview(companion)
  const params = { chatGuid }
  const text = useText('mf-chat')
  const close = () => setOpen(null)
  const onError = (error: Error) => notify({ tone: 'error', text: failureText(error) })
  const changed = () => queryClient.invalidateQueries({ queryKey: [listChats.path] })

  const closing = useApiMutation(archiveChat, {
    onSuccess: async () => {
      close()
      await Promise.all([queryClient.invalidateQueries({ queryKey: [getChat.path, threadInput(chatGuid)] }), changed()])
    },
    onError,
  })
  const removal = useApiMutation(removeChat, {
    onSuccess: async () => {
      await navigate(listPath)
      queryClient.removeQueries({ queryKey: [getChat.path, threadInput(chatGuid)] })
      await changed()
      notify({ tone: 'success', text: text('removed') })
    },
    onError,
  })
  const questions = { close: closing, remove: removal }

  const actions: Action[] = [
    ...(review?.mayReview ? (['review'] as const) : []),
    'files',
    'report',
    ...(state === 'active' ? (['close'] as const) : []),
    'remove',
  ]
  const items = actions.map((action): MenuEntry => ({
    id: action,
    label: text(`action.${action}`),
    isDanger: action === 'remove',
    onAction: () => setOpen(action),
  }))
  return (
    <>
      <Menu variant="quiet" label={text('actions')} icon={<MoreHorizontal size={20} aria-hidden />} items={items} />
      {open === 'review' && <ReviewDialog company={companion} onClose={close} />}
      {open === 'report' && (
        <ReportDialog title={text('action.report')} targets={reportTargetsOf(chat, intl)} onClose={close} />
      )}
      <Suspense fallback={null}>
        {open === 'files' && <FilesSheet chat={chat} onClose={close} />}
        {(open === 'close' || open === 'remove') && (
          <AlertDialog
            isOpen
            isDanger
            title={text(`ask.${open}`)}
            confirmLabel={text(`ask.${open}.confirm`)}
            cancelLabel={text('cancel')}
            isPending={questions[open].isPending}
            onCancel={close}
            onConfirm={() => questions[open].mutate({ params })}
          >
            {text(`ask.${open}.text`)}
          </AlertDialog>
        )}
      </Suspense>
    </>
  )
}
