import { useIntl } from '@sild/shell-api'
import { EmptyState, lazyPart, NoPermissionState } from '@sild/ui'
import { Suspense } from 'react'
import type { MissingProps } from './AccessDetails.tsx'
import { accessTitles } from './access-titles.ts'

// Loaded on demand, because only members need it; the heading, which gets the focus, is rendered at once.
const details = () => import(/* webpackChunkName: "access-details" */ './AccessDetails.tsx')
const AccessText = lazyPart(async () => (await details()).AccessText)
const ClosedPageAction = lazyPart(async () => (await details()).ClosedPageAction)

/** In place of a page that the member may not open. */
export function AccessPage({ missing }: MissingProps) {
  const intl = useIntl()
  const State = missing === 'verified' || missing === 'company' ? EmptyState : NoPermissionState
  return (
    <State
      level={1}
      title={intl.formatMessage({ id: accessTitles[missing] })}
      action={
        <Suspense fallback={null}>
          <ClosedPageAction missing={missing} />
        </Suspense>
      }
    >
      <Suspense fallback={null}>
        <AccessText missing={missing} />
      </Suspense>
    </State>
  )
}
