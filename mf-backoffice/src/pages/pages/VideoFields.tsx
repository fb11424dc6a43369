import { useText } from '@sild/shell-api'
import { FormSection } from '@sild/ui/forms'
import type { ContentForm } from './content-form.ts'
import { UploadField } from './UploadField.tsx'

/** A page may hold one film, with captions in every language. */
export function VideoFields({ form }: { form: ContentForm }) {
  const video = form.watch('video')
  const text = useText('mf-backoffice.pages')
  return (
    <FormSection title={text('video')} description={text('video.text')}>
      <UploadField
        name="video.url"
        label={text('field.video')}
        place="page-video"
        error={form.messageOf('video.url')}
        url={video?.url ?? null}
        onChange={(url) =>
          form.setValue('video', url === null ? null : { url, posterUrl: video?.posterUrl ?? null }, {
            shouldDirty: true,
          })
        }
      />
      {video && (
        <UploadField
          name="video.posterUrl"
          label={text('field.posterUrl')}
          place="page-picture"
          error={form.messageOf('video.posterUrl')}
          url={video.posterUrl}
          onChange={(posterUrl) => form.setValue('video', { ...video, posterUrl }, { shouldDirty: true })}
        />
      )}
    </FormSection>
  )
}
