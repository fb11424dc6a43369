import { useText } from '@sild/shell-api'
import { Page, PageHeader } from '@sild/ui'
import { useState } from 'react'
import { NewPasswordForm } from '../recovery/NewPasswordForm.tsx'
import { PasswordIsSet } from '../recovery/PasswordIsSet.tsx'

/** For users who signed up with an address alone and have just confirmed it. */
export function ChoosePassword({ token }: { token: string }) {
  const [isSet, setIsSet] = useState(false)
  const text = useText('mf-account')
  if (isSet) return <PasswordIsSet />
  return (
    <Page width="narrow">
      <PageHeader title={text('verification.password')} description={text('verification.password.text')} />
      <NewPasswordForm token={token} onDone={() => setIsSet(true)} />
    </Page>
  )
}
