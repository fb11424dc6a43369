import { isApiError, useFailureText, useIntl } from '@sild/shell-api'
import { Button, ButtonLink, EmptyState, ErrorState, LoadingState, Skeleton, Stack } from '@sild/ui'

interface ItemPlaceholderProps {
  error: Error | null
  backHref: string
  labels: { back: string; retry: string; loading: string }
  className: string | undefined
  onRetry: () => void
}

export const isMissing = (error: Error | null): boolean => isApiError(error) && error.status === 404

/** In place of an open item of a queue: it does not exist, failed to load or is still loading. */
export function ItemPlaceholder({ backHref, className, error, labels, onRetry }: ItemPlaceholderProps) {
  const intl = useIntl()
  const failureText = useFailureText()
  if (error && isMissing(error))
    return (
      <EmptyState level={2} title={error.message} action={<ButtonLink href={backHref}>{labels.back}</ButtonLink>} />
    )
  if (error)
    return (
      <ErrorState
        level={2}
        title={failureText(error)}
        requestId={isApiError(error) ? error.requestId : undefined}
        requestIdLabel={intl.formatMessage({ id: 'mf-backoffice.request-id' })}
        action={<Button onClick={onRetry}>{labels.retry}</Button>}
      />
    )
  return (
    <LoadingState label={labels.loading}>
      <Stack className={className}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </Stack>
    </LoadingState>
  )
}
