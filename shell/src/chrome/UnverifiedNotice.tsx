import { useGuard, useIntl, useSession } from '@sild/shell-api'
import { lazyPart } from '@sild/ui'
import { MailWarning } from 'lucide-react'
import { Suspense } from 'react'
import * as css from './UnverifiedNotice.module.css'

const StayWhereClosed = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "stay-where-closed" */ '../session/StayWhereClosed.tsx')).StayWhereClosed,
)

/** Until the mailed link was followed; the press explains what to do. */
export function UnverifiedNotice() {
  const intl = useIntl()
  const session = useSession()
  const may = useGuard()
  if (session.kind !== 'member' || session.user.isVerified) return null
  return (
    <div role="region" aria-label={intl.formatMessage({ id: 'shell.unverified.label' })} className={css.notice}>
      <MailWarning />
      <p className={css.text}>{intl.formatMessage({ id: 'shell.unverified.text' })}</p>
      <button type="button" onClick={() => may('verified')} className={css.action}>
        {intl.formatMessage({ id: 'shell.unverified.action' })}
      </button>
      <Suspense fallback={null}>
        <StayWhereClosed />
      </Suspense>
    </div>
  )
}
