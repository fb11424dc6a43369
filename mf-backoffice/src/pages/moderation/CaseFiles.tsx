import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { ShownFiles } from '@sild/dialogs/ShownFiles'
import { useText } from '@sild/shell-api'
import { Heading, Stack } from '@sild/ui'

/** Pictures, documents and the CV of an expert. They become public when the publication is approved. */
export function CaseFiles({ publication: { cvUrl, media } }: Pick<ModerationCase, 'publication'>) {
  const text = useText('mf-backoffice.case')
  const labels = { picture: (number: number) => text('files.picture', { number }) }
  return (
    <>
      {media.length > 0 && (
        <section aria-labelledby="case-files">
          <Stack gap={8}>
            <Heading level={3} id="case-files">
              {text('files')}
            </Heading>
            <ShownFiles files={media} labels={labels} />
          </Stack>
        </section>
      )}
      {cvUrl && (
        <section aria-labelledby="case-cv">
          <Stack gap={8}>
            <Heading level={3} id="case-cv">
              {text('cv')}
            </Heading>
            <ShownFiles files={[{ url: cvUrl, name: text('cv.download') }]} labels={labels} />
          </Stack>
        </section>
      )}
    </>
  )
}
