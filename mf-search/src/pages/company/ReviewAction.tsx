import { getMyReview } from '@sild/contract/companies/review-operations'
import type { Company } from '@sild/contract/companies/schemas'
import { ReviewDialog } from '@sild/dialogs'
import { useApi, useIntl } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Button, Cluster, Notice, Text } from '@sild/ui'
import { useState } from 'react'

/** For a company that is in touch with this one: to review it, or how its review stands. */
export function ReviewAction({ company }: { company: Company }) {
  const api = useApi()
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(apiQuery(api, getMyReview, { params: { guid: company.guid } }))
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
      {isOpen && <ReviewDialog company={company} onClose={() => setOpen(false)} />}
    </>
  )
}
