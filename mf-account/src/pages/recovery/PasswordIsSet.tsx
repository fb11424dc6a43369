import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { ButtonLink, Notice, Page, PageHeader } from '@sild/ui'
import { useHeadingFocus } from '../use-heading-focus.ts'

export function PasswordIsSet({ redirectedFrom }: { redirectedFrom?: string }) {
  useHeadingFocus()
  const text = useText('mf-account')
  return (
    <Page width="narrow">
      <PageHeader title={text('new-password.done')} />
      <Notice tone="success" isLive title={text('new-password.done.text')} />
      <ButtonLink variant="primary" isWide href={paths.signIn(redirectedFrom)}>
        {text('recovery.sign-in')}
      </ButtonLink>
    </Page>
  )
}
