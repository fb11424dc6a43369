import {
  dropFailedJob,
  dropFailedJobs,
  listDroppedJobs,
  listFailedJobs,
  listQueues,
  retryFailedJob,
  retryFailedJobs,
} from '@sild/contract/queues/operations'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'

const readAgain = () =>
  Promise.all(
    [listQueues, listFailedJobs, listDroppedJobs].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )

/** Actions on failed jobs. A colleague may have been faster, so the lists are also reloaded after a refusal. */
export function useJobActions() {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const settled = (id: string) => ({
    onSuccess: ({ count }: { count: number }) =>
      notify({ tone: 'success', text: intl.formatMessage({ id: `mf-backoffice.jobs.${id}` }, { count }) }),
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
    onSettled: readAgain,
  })
  return {
    retryOne: useApiMutation(retryFailedJob, settled('retried')),
    retryAll: useApiMutation(retryFailedJobs, settled('retried')),
    dropOne: useApiMutation(dropFailedJob, settled('dropped')),
    dropAll: useApiMutation(dropFailedJobs, settled('dropped')),
  }
}
