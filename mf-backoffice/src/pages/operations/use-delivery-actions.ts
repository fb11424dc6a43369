import {
  createPreview,
  disableRemote,
  enableRemote,
  freezeChannel,
  getDelivery,
  listDeliveryChanges,
  listReleases,
  promoteRelease,
  rampCanary,
  rollBackRelease,
  startCanary,
} from '@sild/contract/delivery/operations'
import { isApiError, useFailureText, useNotify, useText } from '@sild/shell-api'
import { useCopy } from '@sild/shell-api/copy'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { joinFacts } from '@sild/ui'
import type { DeliveredApp } from './delivered-app.ts'

const readAgain = () => {
  for (const { path } of [getDelivery, listReleases, listDeliveryChanges])
    void queryClient.invalidateQueries({ queryKey: [path] })
}

/** Admin actions on an app. Each sends the revision that the admin saw, so it cannot undo an unseen change. */
export function useDeliveryActions({
  name: app,
  channel: { rev: expectedRev },
}: Pick<DeliveredApp, 'name' | 'channel'>) {
  const text = useText('mf-backoffice.operations')
  const notify = useNotify()
  const failureText = useFailureText()
  const onError = (error: Error) => {
    const problems = isApiError(error) ? (error.problems ?? []) : []
    notify({ tone: 'error', text: joinFacts([failureText(error), ...problems]) })
    readAgain()
  }
  const onSuccess = ({ undo }: { undo: string }) => {
    notify({ tone: 'success', text: undo ? text('done.undo', { undo }) : text('done') })
    readAgain()
  }
  const callbacks = { onSuccess, onError }
  const promoting = useApiMutation(promoteRelease, callbacks)
  const starting = useApiMutation(startCanary, callbacks)
  const ramping = useApiMutation(rampCanary, callbacks)
  const rollingBack = useApiMutation(rollBackRelease, callbacks)
  const disabling = useApiMutation(disableRemote, callbacks)
  const enabling = useApiMutation(enableRemote, callbacks)
  const freezing = useApiMutation(freezeChannel, callbacks)
  const copy = useCopy({ copied: text('preview.copied'), failed: text('preview.copy-failed') })
  const previewing = useApiMutation(createPreview, { onError, onSuccess: ({ url }) => copy(url) })
  const params = { app }
  return {
    isPending: [promoting, starting, ramping, rollingBack, disabling, enabling, freezing].some(
      ({ isPending }) => isPending,
    ),
    promote: (release: string) => promoting.mutate({ params, body: { release, expectedRev } }),
    startCanary: (release: string, percent: number) =>
      starting.mutate({ params, body: { release, percent, expectedRev } }),
    ramp: (percent: number) => ramping.mutate({ params, body: { percent, expectedRev } }),
    rollBack: () => rollingBack.mutate({ params, body: { expectedRev } }),
    disable: (reason: string) => disabling.mutate({ params, body: { reason, expectedRev } }),
    enable: () => enabling.mutate({ params, body: { expectedRev } }),
    freeze: () => freezing.mutate({ params, body: { expectedRev } }),
    preview: (release: string) => previewing.mutate({ body: { releases: { [app]: release } } }),
  }
}
