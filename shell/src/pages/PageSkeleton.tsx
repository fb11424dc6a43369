import { useIntl } from '@sild/shell-api'
import { LoadingState, Page, Skeleton, SkeletonCards, Stack } from '@sild/ui'

/** Placeholder while code or data of a page loads, on the server and in the browser. */
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
