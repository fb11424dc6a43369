import { createPreview, listReleases } from '@sild/contract/delivery/operations'
import type { DocumentPreview } from '@sild/registry/renderer'
import { useLocation } from '@sild/router'
import { useApi, useFailureText, useNotify, useText } from '@sild/shell-api'
import { apiQuery, useApiMutation, useQuery } from '@sild/shell-api/query'
import { joinFacts, Select } from '@sild/ui'

interface ChooseReleaseProps {
  app: string
  /** The id of the release that the page is made of. */
  release: string
  preview: DocumentPreview
}

/** Choosing another release of an app opens another preview of the same page, with the other releases unchanged. */
export function ChooseRelease({ app, preview, release }: ChooseReleaseProps) {
  const text = useText('shell.preview-details')
  const notify = useNotify()
  const failureText = useFailureText()
  const { pathname, search } = useLocation()
  const { data } = useQuery(apiQuery(useApi(), listReleases, { params: { app }, query: {} }))
  const making = useApiMutation(createPreview, {
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => notify({ tone: 'error', text: joinFacts([text('choose.failed'), failureText(error)]) }),
  })
  const choose = (id: string) => {
    const chosen = preview.releases.map((previewed) => [previewed.name, previewed.id])
    making.mutate({ body: { releases: { ...Object.fromEntries(chosen), [app]: id }, path: pathname + search } })
  }
  const options = (data?.releases ?? []).map(({ id, source, version }) => ({
    value: id,
    label: joinFacts([version, source.ref]),
  }))
  if (!options.some(({ value }) => value === release)) return null
  return (
    <Select
      label={text('choose', { app })}
      isLabelHidden
      options={options}
      value={release}
      disabled={making.isPending}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
