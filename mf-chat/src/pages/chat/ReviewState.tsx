import type { Chat } from '@sild/contract/chat/schemas'
import { getMyReview } from '@sild/contract/companies/review-operations'
import { ReviewDialog } from '@sild/dialogs'
import { paths } from '@sild/paths'
import { useIntl, useLive } from '@sild/shell-api'
import { queryClient } from '@sild/shell-api/query'
import { Button, Link, Notice, Text } from '@sild/ui'
import { useState } from 'react'
import * as css from './ReviewState.module.css'
import { useMyReview } from './use-my-review.ts'

/** This element replaces the review button, so it takes its focus. */
function takeFocus(state: HTMLElement | null): void {
  if (document.activeElement === document.body) state?.focus()
}

/** Says how far the two companies are with reviewing each other, once one of them has begun. */
export function ReviewState({ company }: { company: Chat['companion'] }) {
  const intl = useIntl()
  // Null until it is first opened.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const data = useMyReview(company)
  // The notification may be about their review.
  useLive('notification', () => void queryClient.invalidateQueries({ queryKey: [getMyReview.path] }))
  const text = (id: string) => intl.formatMessage({ id: `mf-chat.${id}` }, { company: company.name })
  if (!data?.review && !data?.isAwaited) return null
  return (
    <div className={css.state}>
      {data.review ? (
        <Text size={14} tone="muted" tabIndex={-1} ref={isOpen === null ? undefined : takeFocus}>
          {text(`review.${data.review.status}`)}{' '}
          {data.review.status === 'PUBLISHED' && (
            <Link href={`${paths.company(company.slug)}#reviews`}>{text('review.read')}</Link>
          )}
        </Text>
      ) : (
        <Notice
          action={
            <Button size="dense" onClick={() => setOpen(true)}>
              {text('action.review')}
            </Button>
          }
        >
          {text('review.awaited')}
        </Notice>
      )}
      {isOpen && <ReviewDialog company={company} onClose={() => setOpen(false)} />}
    </div>
  )
}
