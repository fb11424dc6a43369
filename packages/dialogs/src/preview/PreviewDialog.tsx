import { MediaPreview, type MediaPreviewProps } from '@sild/ui/heavy'
import type { DialogTexts } from '../lazy-dialog.tsx'

export function PreviewDialog({ intl, ...shown }: Omit<MediaPreviewProps, 'labels'> & DialogTexts) {
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `dialogs.preview.${id}` }, values)
  return (
    <MediaPreview
      {...shown}
      labels={{
        title: text('title'),
        close: text('close'),
        previous: text('previous'),
        next: text('next'),
        count: (position, total) => text('count', { position, total }),
        openFile: text('openFile'),
        loading: text('loading'),
        failed: text('failed'),
        retry: text('retry'),
      }}
    />
  )
}
