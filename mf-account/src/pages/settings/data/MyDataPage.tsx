import { getDataExport, requestDataExport } from '@sild/contract/files/operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useApi, useFailureText, useNotify, useText } from '@sild/shell-api'
import { apiQuery, loadQuery, queryClient, useApiMutation, useApiQuery, useQuery } from '@sild/shell-api/query'
import { Breadcrumbs, Notice, Page, PageHeader, Stack, Text } from '@sild/ui'
import { DataCopy } from './DataCopy.tsx'

/** While a copy is made. */
const ASK_EVERY_MS = 5000

export const loader = (page: LoaderArgs) => loadQuery(page, getDataExport, {})

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.my-data.title' }),
  isUnlisted: true,
}

/** The copy of all data of the user, and of the company that is theirs. The link of a mail leads here. */
export function Component() {
  const api = useApi()
  const notify = useNotify()
  const failureText = useFailureText()
  const [search] = useSearchParams()
  const { data } = useApiQuery(getDataExport, {})
  useQuery({
    ...apiQuery(api, getDataExport, {}),
    refetchInterval: data.state === 'making' ? ASK_EVERY_MS : false,
  })
  const request = useApiMutation(requestDataExport, {
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
    // Another tab may have asked before.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getDataExport.path] }),
  })
  const text = useText('mf-account.my-data')
  const mailed = search.get('link')
  return (
    <Page width="form">
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label={text('path')}
            items={[
              { href: paths.settings(), label: text('settings') },
              { href: paths.myData(), label: text('title') },
            ]}
          />
        }
        title={text('title')}
      />
      {mailed && mailed !== data.link && (
        <Notice tone="warning" title={text('link-ended')}>
          {text('link-ended.text')}
        </Notice>
      )}
      <DataCopy copy={data} isAsking={request.isPending} onAsk={() => request.mutate({})} />
      <Stack gap={8}>
        <Text tone="muted">{text('contents')}</Text>
        <Text tone="muted">{text('left-out')}</Text>
      </Stack>
    </Page>
  )
}
