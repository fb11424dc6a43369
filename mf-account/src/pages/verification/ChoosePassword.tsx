import { useSessionActions, useText, useTrack } from '@sild/shell-api'
import { Page, PageHeader } from '@sild/ui'
import { useState } from 'react'
import { NewPasswordForm } from '../recovery/NewPasswordForm.tsx'
import { PasswordIsSet } from '../recovery/PasswordIsSet.tsx'
import { useSignedIn } from '../use-go-on.ts'

interface ChoosePasswordProps {
  passwordToken: string
  email: string
}

/** For users who signed up with an address alone and have just confirmed it. */
export function ChoosePassword({ passwordToken, email }: ChoosePasswordProps) {
  const [isSet, setIsSet] = useState(false)
  const text = useText('mf-account')
  const { signIn } = useSessionActions()
  const track = useTrack()
  const onSignedIn = useSignedIn()

  async function goOn(password: string) {
    const member = await signIn({ email, password, isRemembered: true }).catch(() => null)
    // The password is saved all the same.
    if (!member) return setIsSet(true)
    track('signed_in', { hasSecondFactor: false })
    await onSignedIn(member)
  }

  if (isSet) return <PasswordIsSet />
  return (
    <Page width="narrow">
      <PageHeader title={text('verification.password')} description={text('verification.password.text')} />
      <NewPasswordForm token={passwordToken} isTypedOnce onDone={goOn} />
    </Page>
  )
}
