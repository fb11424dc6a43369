import { updateGalleryPhoto } from '@sild/contract/companies/profile-operations'
import type { GalleryPhoto } from '@sild/contract/companies/shapes'
import { limits } from '@sild/contract/limits'
import { paths } from '@sild/paths'
import { useIntl, useText } from '@sild/shell-api'
import { Link, Stack } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'
import type { MyCompany } from '../MyCompanyFrame.tsx'
import { SavedForm } from '../SavedForm.tsx'
import { useSavedForm } from '../use-saved-form.ts'
import { PhotoDeletion } from './PhotoDeletion.tsx'
import * as css from './PhotoEditor.module.css'

/** One photo: what is on it, and taking it away. */
export function PhotoEditor({ photo, ...mine }: MyCompany & { photo: GalleryPhoto }) {
  const { company, keep, reload } = mine
  const intl = useIntl()
  const { guid, version } = company
  const { position, imageUrl, description } = photo
  const text = useText('mf-account.my-photo')
  const form = useSavedForm<typeof updateGalleryPhoto, { description: string }>({
    section: `photo-${imageUrl}`,
    operation: updateGalleryPhoto,
    schema: () => import('@sild/contract/companies/profile-schemas').then(({ updatePhotoBody }) => updatePhotoBody),
    present: { description: description ?? '' },
    toInput: (values) => ({
      params: { guid, position },
      body: { description: values.description.trim() || null, version },
    }),
    onSaved: keep,
    reload,
    labelOf: text,
  })
  return (
    <Stack gap={24}>
      <Link isAlone href={paths.myGallery()}>
        {text('back')}
      </Link>
      <img src={imageUrl} alt={description ?? text('title')} width={1200} height={800} className={css.photo} />
      <SavedForm form={form} actions={<PhotoDeletion {...mine} position={position} />}>
        <TextArea
          label={text('description')}
          hint={text('description.hint')}
          rows={3}
          limit={limits.shortDescription.max}
          remainingText={(remaining) => intl.formatMessage({ id: 'mf-account.company.remaining' }, { remaining })}
          error={form.messageOf('description')}
          {...form.register('description')}
          defaultValue={description ?? ''}
        />
      </SavedForm>
    </Stack>
  )
}
