import { paths } from '@sild/paths'
import { type PageHandle, useText } from '@sild/shell-api'
import { Link, PageHeader, Page, Text } from '@sild/ui'
import { SignUpForm } from './SignUpForm.tsx'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.sign-up.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-account.sign-up.description' }),
}

export function Component() {
  const text = useText('mf-account')
  return (
    <Page width="narrow">
      <PageHeader title={text('sign-up.title')} description={text('sign-up.description')} />
      <SignUpForm />
      <Text tone="muted">
        {text('sign-up.have-account')} <Link href={paths.signIn()}>{text('sign-in.title')}</Link>
      </Text>
    </Page>
  )
}
