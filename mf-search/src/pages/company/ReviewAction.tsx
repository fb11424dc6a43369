import { getMyReview } from '@sild/contract/companies/review-operations'
import type { Company } from '@sild/contract/companies/schemas'
import { useApi, useIntl } from '@sild/shell-api'
import { apiQuery, queryClient, useQuery } from '@sild/shell-api/query'
import { Button, Cluster, lazyPart, Notice, Text } from '@sild/ui'
import { Suspense, useState } from 'react'

const ReviewDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "review-dialog" */ './ReviewDialog.tsx')).ReviewDialog,
)

/** For a company that is in touch with this one: to review it, or how its review stands. */
export function ReviewAction({ company }: { company: Company }) {
  const api = useApi()
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const query = apiQuery(api, getMyReview, { params: { guid: company.guid } })
  const { data } = useQuery(query)
  const text = (id: string) => intl.formatMessage({ id: `mf-search.review.${id}` }, { company: company.name })
  if (data?.review) return <Text tone="muted">{text(`written.${data.review.status}`)}</Text>
  if (!data?.mayReview) return null
  return (
    <>
      {data.isAwaited && <Notice>{text('awaited')}</Notice>}
      <Cluster>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {text('write')}
        </Button>
      </Cluster>
      {isOpen && (
        <Suspense>
          <ReviewDialog
            company={company}
            onClose={() => setOpen(false)}
            onWritten={async () => {
              setOpen(false)
              await queryClient.invalidateQueries({ queryKey: query.queryKey })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
