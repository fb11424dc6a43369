import { paths } from '@sild/paths'
import { type MemberSession, useIntl } from '@sild/shell-api'
import { ButtonLink, Notice, Page, PageHeader } from '@sild/ui'

/** A mailed link confirmed an address, and the address of the signed-in member is still unconfirmed: the link was another account's. */
export function OtherAccount({ user: { email } }: Pick<MemberSession, 'user'>) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id: `mf-account.activation.${id}` }, { email })
  return (
    <Page width="narrow">
      <PageHeader title={text('other')} />
      <Notice isLive title={text('other.text')} />
      <ButtonLink variant="primary" isWide href={paths.activation()}>
        {text('new-link')}
      </ButtonLink>
    </Page>
  )
}
