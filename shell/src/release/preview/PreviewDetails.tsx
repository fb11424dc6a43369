import { useText } from '@sild/shell-api'
import { Heading, Stack } from '@sild/ui'
import { CopyLink } from './CopyLink.tsx'
import { PageFindings } from './PageFindings.tsx'
import type { PreviewDetailsProps } from './preview-details-props.ts'
import * as css from './PreviewDetails.module.css'
import { PreviewedReleases } from './PreviewedReleases.tsx'

/** Details of a preview: the releases of the page, their builds, and the findings about the page. */
export function PreviewDetails({ preview, snapshot }: PreviewDetailsProps) {
  const text = useText('shell.preview-details')
  return (
    <section aria-label={text('details')} className={css.details}>
      <Stack gap={24}>
        <PreviewedReleases preview={preview} snapshot={snapshot} />
        <Stack gap={12}>
          <Heading level={2} size={16}>
            {text('page')}
          </Heading>
          <PageFindings />
        </Stack>
        <CopyLink />
      </Stack>
    </section>
  )
}
