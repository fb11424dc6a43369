import { updateGalleryPhoto } from '@sild/contract/companies/profile-operations'
import { paths } from '@sild/paths'
import { useFailureText, useNotify, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Card, CardTitle, Stack, VisuallyHidden } from '@sild/ui'
import { useState } from 'react'
import type { MyCompany } from '../MyCompanyFrame.tsx'
import * as css from './PhotoList.module.css'
import { PhotoMoves } from './PhotoMoves.tsx'

/** The photos in their order. */
export function PhotoList({ company, keep, reload }: MyCompany) {
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-account.my-gallery')
  const [movedTo, setMovedTo] = useState<number | null>(null)
  const moving = useApiMutation(updateGalleryPhoto, {
    onSuccess: keep,
    onError: async (error) => {
      notify({ tone: 'error', text: failureText(error) })
      await reload()
    },
  })
  const { gallery, guid, version } = company
  const move = (position: number, to: number) => {
    if (moving.isPending) return
    moving.mutate({ params: { guid, position }, body: { position: to, version } }, { onSuccess: () => setMovedTo(to) })
  }
  return (
    <Stack gap={12}>
      <VisuallyHidden role="status">
        {movedTo !== null && text('moved', { position: movedTo, count: gallery.length })}
      </VisuallyHidden>
      <Stack as="ol" gap={12}>
        {gallery.map(({ position, imageUrl, description }) => (
          <Card as="li" key={imageUrl} padding="small">
            <div className={css.photo}>
              <img src={imageUrl} alt="" width={144} height={96} className={css.picture} />
              <Stack gap={8}>
                <CardTitle level={2} href={paths.myPhoto(position)}>
                  {description ?? text('photo', { position })}
                </CardTitle>
                <PhotoMoves position={position} count={gallery.length} onMove={(to) => move(position, to)} />
              </Stack>
            </div>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
