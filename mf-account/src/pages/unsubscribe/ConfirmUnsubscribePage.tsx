import { localizedPath, paths } from '@sild/paths'
import { useSearchParams } from '@sild/router'
import { type PageHandle, useLocale, useText } from '@sild/shell-api'
import { Button, Link, Page, PageHeader, Text } from '@sild/ui'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.confirm-unsubscribe.title' }),
  isUnlisted: true,
}

/** Only a press unsubscribes: scanners of mails open every address of a mail. The form works without scripts. */
export function Component() {
  const locale = useLocale()
  const text = useText('mf-account.confirm-unsubscribe')
  const [parameters] = useSearchParams()
  const [email, token] = [parameters.get('email'), parameters.get('token')]
  const isWhole = email !== null && token !== null
  return (
    <Page width="narrow">
      <PageHeader title={text('title')} description={isWhole ? text('text', { email }) : text('incomplete')} />
      {isWhole && (
        <form action={localizedPath(paths.unsubscribe(), locale)}>
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary">
            {text('submit')}
          </Button>
        </form>
      )}
      <Text tone="muted">
        {text('choose')} <Link href={paths.settings()}>{text('settings')}</Link>
      </Text>
    </Page>
  )
}
