import { deleteGalleryPhoto } from '@sild/contract/companies/profile-operations'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useFailureText, useNotify, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button } from '@sild/ui'
import { AlertDialog } from '@sild/ui/alert-dialog.ts'
import { Suspense, useState } from 'react'
import type { MyCompany } from '../MyCompanyFrame.tsx'

export function PhotoDeletion({ company, keep, reload, position }: MyCompany & { position: number }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const [isAsked, setAsked] = useState(false)
  const { guid, version } = company
  const text = useText('mf-account.my-photo')
  const removal = useApiMutation(deleteGalleryPhoto, {
    onSuccess: async (changed) => {
      await navigate(paths.myGallery())
      keep(changed)
      notify({ tone: 'success', text: text('removed') })
    },
    onError: async (error) => {
      setAsked(false)
      notify({ tone: 'error', text: failureText(error) })
      await reload()
    },
  })
  return (
    <>
      <Button onClick={() => setAsked(true)}>{text('remove')}</Button>
      {isAsked && (
        <Suspense fallback={null}>
          <AlertDialog
            isOpen
            isDanger
            title={text('remove.question')}
            confirmLabel={text('remove.confirm')}
            cancelLabel={text('remove.cancel')}
            isPending={removal.isPending}
            onCancel={() => setAsked(false)}
            onConfirm={() => removal.mutate({ params: { guid, position }, body: { version } })}
          >
            {text('remove.consequences')}
          </AlertDialog>
        </Suspense>
      )}
    </>
  )
}
