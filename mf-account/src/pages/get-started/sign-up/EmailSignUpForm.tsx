import { registerEmail } from '@sild/contract/accounts/operations'
import { useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { SignUpFrame } from '../../sign-up/SignUpFrame.tsx'
import { useSignUp } from '../../sign-up/use-sign-up.ts'

interface EmailSignUpValues {
  email: string
  agreement: boolean
}

/** Signs up with the address alone; the password is chosen by the mailed link. */
export function EmailSignUpForm() {
  const { goOn, origin, userType } = useSignUp()
  const form = useOperationForm<typeof registerEmail, EmailSignUpValues>({
    operation: registerEmail,
    schema: () => import('@sild/contract/accounts/schemas').then(({ registerEmailBody }) => registerEmailBody),
    defaultValues: { email: '', agreement: false },
    toInput: ({ email, agreement }) => ({
      body: { ...origin, email: email.trim(), agreement, userType: userType || 'customer' },
    }),
    onDone: goOn,
  })
  const text = useText('mf-account')
  return <SignUpFrame form={form} emailHint={text('sign-up.by-email.hint')} />
}
