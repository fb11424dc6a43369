import { getMyReview } from '@sild/contract/companies/review-operations'
import type { Company } from '@sild/contract/companies/schemas'
import { ReviewDialog } from '@sild/dialogs'
import { useApi, useIntl } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Button, Cluster, Notice, Text } from '@sild/ui'
import { type ReactNode, useState } from 'react'

/** This element replaces the review button, so it takes its focus. */
function takeFocus(state: HTMLElement | null): void {
  if (document.activeElement === document.body) state?.focus()
}

interface ReviewActionProps {
  company: Company
  /** The wrapper; not rendered if there is no action. */
  frame?: (children: ReactNode) => ReactNode
}

/** For a company in contact with this one: a button to review it, or the state of the review. */
export function ReviewAction({ company, frame = (children) => children }: ReviewActionProps) {
  const api = useApi()
  const intl = useIntl()
  // Null until it is first opened.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const { data } = useQuery(apiQuery(api, getMyReview, { params: { guid: company.guid } }))
  const text = (id: string) => intl.formatMessage({ id: `mf-search.review.${id}` }, { company: company.name })
  if (data?.review)
    return frame(
      <Text tone="muted" tabIndex={-1} ref={isOpen === null ? undefined : takeFocus}>
        {text(`written.${data.review.status}`)}
      </Text>,
    )
  if (!data?.mayReview) return null
  return frame(
    <>
      {data.isAwaited && <Notice>{text('awaited')}</Notice>}
      <Cluster>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {text('write')}
        </Button>
      </Cluster>
      {isOpen && <ReviewDialog company={company} onClose={() => setOpen(false)} />}
    </>,
  )
}
