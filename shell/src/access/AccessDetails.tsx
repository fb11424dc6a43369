import { paths } from '@sild/paths'
import { useIntl, useSession } from '@sild/shell-api'
import { Button, ButtonLink, Link, Text } from '@sild/ui'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { explainedRequirementAtom } from './access-notice.ts'
import { useResendVerification } from './use-resend-verification.ts'
import type { AccessError } from '../routing/errors.ts'

export interface MissingProps {
  missing: AccessError['missing']
}

export function AccessText({ missing }: MissingProps) {
  const intl = useIntl()
  const session = useSession()
  const { user, viewing } = session.kind === 'member' ? session : {}
  if (missing === 'company') return null
  if (missing === 'staff' && viewing) return <Text>{intl.formatMessage({ id: 'shell.viewing.private' })}</Text>
  const id = missing === 'verified' ? 'shell.verify.detail' : 'shell.no-permission.detail'
  return (
    <>
      <Text>{intl.formatMessage({ id }, { email: user?.email ?? '' })}</Text>
      {missing === 'verified' && (
        <Link href={paths.activation()}>{intl.formatMessage({ id: 'shell.verify.change-address' })}</Link>
      )}
    </>
  )
}

export function AccessAction({ missing }: MissingProps) {
  const intl = useIntl()
  if (missing === 'verified') return <ResendButton />
  const [path, id] =
    missing === 'company' ? [paths.createCompany(), 'shell.company.create'] : [paths.home(), 'shell.error.home']
  return (
    <ButtonLink variant="primary" href={path}>
      {intl.formatMessage({ id })}
    </ButtonLink>
  )
}

/**
 * The dialog explains first that a confirmed address is missing; when it is closed, this text in place of the page
 * links on.
 */
export function ClosedPageAction({ missing }: MissingProps) {
  const intl = useIntl()
  const setExplained = useSetAtom(explainedRequirementAtom)
  useEffect(() => {
    if (missing === 'verified') setExplained(missing)
  }, [missing, setExplained])
  return (
    <>
      <AccessAction missing={missing} />
      {missing === 'verified' && (
        <ButtonLink href={paths.home()}>{intl.formatMessage({ id: 'shell.error.home' })}</ButtonLink>
      )}
    </>
  )
}

function ResendButton() {
  const intl = useIntl()
  const { resend, isSent, isSending } = useResendVerification()
  return (
    <Button variant="primary" onClick={resend} isPending={isSending} disabled={isSent}>
      {intl.formatMessage({ id: isSent ? 'shell.verify.sent' : 'shell.verify.resend' })}
    </Button>
  )
}
