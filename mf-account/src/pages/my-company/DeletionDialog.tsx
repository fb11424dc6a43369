import { deleteCompany } from '@sild/contract/companies/profile-operations'
import type { OwnCompany } from '@sild/contract/companies/schemas'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useFailureText, useNotify, useSessionActions, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Notice } from '@sild/ui'
import { AlertDialog } from '@sild/ui/alert-dialog.ts'
import { Suspense } from 'react'

export function DeletionDialog({ company, onClose }: { company: OwnCompany; onClose: () => void }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const { refresh } = useSessionActions()
  const text = useText('mf-account.my-company.deletion')
  const deletion = useApiMutation(deleteCompany, {
    onSuccess: async () => {
      await navigate(paths.account())
      queryClient.clear()
      await refresh()
      notify({ tone: 'success', text: text('done') })
    },
  })
  return (
    <Suspense fallback={null}>
      <AlertDialog
        isOpen
        isDanger
        title={text('question', { company: company.name })}
        confirmLabel={text('confirm')}
        cancelLabel={text('cancel')}
        isPending={deletion.isPending}
        onCancel={onClose}
        onConfirm={() => deletion.mutate({ params: { guid: company.guid } })}
      >
        {text('consequences')}
        {deletion.error && <Notice tone="danger" isLive title={failureText(deletion.error)} />}
      </AlertDialog>
    </Suspense>
  )
}
