import { paths } from '@sild/paths'
import { useIntl } from '@sild/shell-api'
import { ButtonLink, Notice, Page, PageHeader } from '@sild/ui'
import { useHeadingFocus } from '../use-heading-focus.ts'

/** Says the same for a known and an unknown address. */
export function LinkIsSent({ email }: { email: string }) {
  const intl = useIntl()
  useHeadingFocus()
  const text = (id: string) => intl.formatMessage({ id: `mf-account.recovery.${id}` }, { email })
  return (
    <Page width="narrow">
      <PageHeader title={text('sent')} />
      <Notice tone="success" isLive title={text('sent.to')}>
        {text('sent.text')}
      </Notice>
      <ButtonLink isWide href={paths.signIn()}>
        {text('sign-in')}
      </ButtonLink>
    </Page>
  )
}
