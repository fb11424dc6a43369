import { paths } from '@sild/paths'
import { useParams, useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { Link, Page, PageHeader, Text } from '@sild/ui'
import { useState } from 'react'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { PasswordIsSet } from './PasswordIsSet.tsx'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.new-password.title' }),
  isUnlisted: true,
}

/** The page of the mailed link. Opening it changes nothing yet. */
export function Component() {
  const { recoveryToken = '' } = useParams()
  const redirectedFrom = useSearchParams()[0].get('redirectedFrom') ?? undefined
  const [isSet, setIsSet] = useState(false)
  const text = useText('mf-account')
  if (isSet) return <PasswordIsSet redirectedFrom={redirectedFrom} />
  return (
    <Page width="narrow">
      <PageHeader title={text('new-password.title')} description={text('new-password.description')} />
      <NewPasswordForm token={recoveryToken} onDone={() => setIsSet(true)} />
      <Text tone="muted">
        {text('new-password.too-late')} <Link href={paths.recovery()}>{text('new-password.new-link')}</Link>
      </Text>
    </Page>
  )
}
