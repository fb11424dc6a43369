import { updateGalleryPhoto } from '@sild/contract/companies/profile-operations'
import { paths } from '@sild/paths'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { Button, Card, CardTitle, Cluster, Stack } from '@sild/ui'
import type { MyCompany } from '../MyCompanyFrame.tsx'
import * as css from './PhotoList.module.css'

/** The photos in their order; moved by buttons, so that nobody has to drag. */
export function PhotoList({ company, keep, reload }: MyCompany) {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const text = (id: string, values: Record<string, number>) =>
    intl.formatMessage({ id: `mf-account.my-gallery.${id}` }, values)
  const moving = useApiMutation(updateGalleryPhoto, {
    onSuccess: keep,
    onError: async (error) => {
      notify({ tone: 'error', text: failureText(error) })
      await reload()
    },
  })
  const { gallery, guid, version } = company
  const move = (position: number, to: number) =>
    moving.mutate({ params: { guid, position }, body: { position: to, version } })
  return (
    <Stack as="ol" gap={12}>
      {gallery.map(({ position, imageUrl, description }) => (
        <Card as="li" key={imageUrl} padding="small">
          <div className={css.photo}>
            <img src={imageUrl} alt="" width={144} height={96} className={css.picture} />
            <Stack gap={8}>
              <CardTitle level={2} href={paths.myPhoto(position)}>
                {description ?? text('photo', { position })}
              </CardTitle>
              <Cluster className={css.moves}>
                <Button
                  size="dense"
                  disabled={position === 1 || moving.isPending}
                  aria-label={text('earlier.of', { position })}
                  onClick={() => move(position, position - 1)}
                >
                  {text('earlier', {})}
                </Button>
                <Button
                  size="dense"
                  disabled={position === gallery.length || moving.isPending}
                  aria-label={text('later.of', { position })}
                  onClick={() => move(position, position + 1)}
                >
                  {text('later', {})}
                </Button>
              </Cluster>
            </Stack>
          </div>
        </Card>
      ))}
    </Stack>
  )
}
