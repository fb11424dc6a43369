import { useIntl } from '@sild/shell-api'
import { LoadingState, Page, Skeleton, SkeletonCards, Stack } from '@sild/ui'

/** In place of a page whose code or data is on its way, on the server as in the browser. */
export function PageSkeleton() {
  const intl = useIntl()
  return (
    <Page>
      <LoadingState label={intl.formatMessage({ id: 'shell.loading' })}>
        <Stack gap={24}>
          <Skeleton shape="title" width="half" />
          <SkeletonCards />
        </Stack>
      </LoadingState>
    </Page>
  )
}
