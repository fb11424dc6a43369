import type { Publication } from '@sild/contract/publications/schemas'
import { ShownFiles } from '@sild/dialogs/ShownFiles'
import { useText } from '@sild/shell-api'
import { Heading, Stack } from '@sild/ui'

/** Pictures and documents of a publication and the CV of an expert, each where there is one. */
export function PublicationFiles({ publication: { cvUrl, media } }: { publication: Publication }) {
  const text = useText('mf-search')
  const labels = { picture: (number: number) => text('files.picture', { number }) }
  return (
    <>
      {media.length > 0 && (
        <section aria-labelledby="files">
          <Stack>
            <Heading id="files">{text('files')}</Heading>
            <ShownFiles files={media} labels={labels} />
          </Stack>
        </section>
      )}
      {cvUrl && (
        <section aria-labelledby="cv">
          <Stack gap={12}>
            <Heading id="cv">{text('cv')}</Heading>
            <ShownFiles files={[{ url: cvUrl, name: text('cv.download') }]} labels={labels} />
          </Stack>
        </section>
      )}
    </>
  )
}
