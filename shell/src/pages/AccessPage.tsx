import { paths } from '@sild/paths'
import { useIntl, useMember } from '@sild/shell-api'
import { Button, ButtonLink, EmptyState, NoPermissionState } from '@sild/ui'
import { useResendVerification } from '../session/use-resend-verification.ts'
import type { AccessError } from '../routing/errors.ts'

export function AccessPage({ missing }: { missing: AccessError['missing'] }) {
  if (missing === 'verified') return <VerifyPage />
  return missing === 'company' ? <CompanyPage /> : <NoPermissionPage />
}

function VerifyPage() {
  const intl = useIntl()
  const { user } = useMember()
  const { resend, isSent, isSending } = useResendVerification()
  const action = (
    <Button onClick={resend} disabled={isSent || isSending}>
      {intl.formatMessage({ id: isSent ? 'shell.verify.sent' : 'shell.verify.resend' })}
    </Button>
  )
  return (
    <EmptyState level={1} title={intl.formatMessage({ id: 'shell.verify.title' })} action={action}>
      <p>{intl.formatMessage({ id: 'shell.verify.detail' }, { email: user.email })}</p>
    </EmptyState>
  )
}

function CompanyPage() {
  const intl = useIntl()
  const action = (
    <ButtonLink href={paths.createCompany()}>{intl.formatMessage({ id: 'shell.company.create' })}</ButtonLink>
  )
  return <EmptyState level={1} title={intl.formatMessage({ id: 'shell.company.title' })} action={action} />
}

function NoPermissionPage() {
  const intl = useIntl()
  const action = <ButtonLink href={paths.home()}>{intl.formatMessage({ id: 'shell.error.home' })}</ButtonLink>
  return (
    <NoPermissionState level={1} title={intl.formatMessage({ id: 'shell.no-permission.title' })} action={action}>
      <p>{intl.formatMessage({ id: 'shell.no-permission.detail' })}</p>
    </NoPermissionState>
  )
}
