import { registerUser } from '@sild/contract/accounts/operations'
import type { UserType } from '@sild/contract/enums'
import { useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { PasswordField, RadioGroup } from '@sild/ui/forms'
import { SignUpFrame } from './SignUpFrame.tsx'
import { useSignUp } from './use-sign-up.ts'

interface SignUpValues {
  email: string
  password: string
  userType: UserType | ''
  agreement: boolean
}

/** Shows one message for new and known addresses; the mail says which it was. */
export function SignUpForm() {
  const { goOn, origin, userType } = useSignUp()
  const form = useOperationForm<typeof registerUser, SignUpValues>({
    operation: registerUser,
    schema: () => import('@sild/contract/accounts/schemas').then(({ registerUserBody }) => registerUserBody),
    defaultValues: { email: '', password: '', userType, agreement: false },
    toInput: ({ email, password, agreement, userType: chosen }) => ({
      // No choice yet is refused by the schema, beside the choice.
      body: { ...origin, email: email.trim(), password, userType: chosen || (undefined as never), agreement },
    }),
    onDone: goOn,
  })

  const text = useText('mf-account')
  return (
    <SignUpFrame
      form={form}
      emailHint={text('field.work-email.hint')}
      before={
        <RadioGroup
          layout="cards"
          label={text('sign-up.user-type')}
          error={form.messageOf('userType')}
          options={[
            { value: 'customer', label: text('sign-up.customer'), hint: text('sign-up.customer.hint') },
            { value: 'provider', label: text('sign-up.provider'), hint: text('sign-up.provider.hint') },
          ]}
          {...form.register('userType')}
        />
      }
    >
      <PasswordField
        autoComplete="new-password"
        label={text('field.password')}
        hint={text('field.password.hint')}
        showLabel={text('field.password.show')}
        hideLabel={text('field.password.hide')}
        error={form.messageOf('password')}
        {...form.register('password')}
      />
    </SignUpFrame>
  )
}
