import { deleteCase, listMyCases } from '@sild/contract/companies/profile-operations'
import type { OwnCase } from '@sild/contract/companies/shapes'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useFailureText, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Button } from '@sild/ui'
import { AlertDialog } from '@sild/ui/alert-dialog.ts'
import { Suspense, useState } from 'react'

export function CaseDeletion({ present, onDeleted }: { present: OwnCase; onDeleted: () => Promise<unknown> }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const [isAsked, setAsked] = useState(false)
  const text = useText('mf-account.my-case.deletion')
  const deletion = useApiMutation(deleteCase, {
    onSuccess: async () => {
      await navigate(paths.myCases())
      await Promise.all([queryClient.invalidateQueries({ queryKey: [listMyCases.path] }), onDeleted()])
      notify({ tone: 'success', text: text('done') })
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <>
      <Button onClick={() => setAsked(true)}>{text('open')}</Button>
      {isAsked && (
        <Suspense fallback={null}>
          <AlertDialog
            isOpen
            isDanger
            title={text('question')}
            confirmLabel={text('confirm')}
            cancelLabel={text('cancel')}
            isPending={deletion.isPending}
            onCancel={() => setAsked(false)}
            onConfirm={() => deletion.mutate({ params: { id: present.guid } })}
          >
            {text('consequences')}
          </AlertDialog>
        </Suspense>
      )}
    </>
  )
}
