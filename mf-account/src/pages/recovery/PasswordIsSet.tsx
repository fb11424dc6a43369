import { paths } from '@sild/paths'
import { useIntl } from '@sild/shell-api'
import { ButtonLink, Notice, Page, PageHeader } from '@sild/ui'
import { useHeadingFocus } from '../use-heading-focus.ts'

export function PasswordIsSet() {
  const intl = useIntl()
  useHeadingFocus()
  const text = (id: string) => intl.formatMessage({ id: `mf-account.${id}` })
  return (
    <Page width="narrow">
      <PageHeader title={text('new-password.done')} />
      <Notice tone="success" isLive title={text('new-password.done.text')} />
      <ButtonLink variant="primary" isWide href={paths.signIn()}>
        {text('recovery.sign-in')}
      </ButtonLink>
    </Page>
  )
}
