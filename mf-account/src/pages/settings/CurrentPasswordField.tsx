import { useText } from '@sild/shell-api'
import { PasswordField, type PasswordFieldProps } from '@sild/ui/forms'

type CurrentPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'label' | 'showLabel' | 'hideLabel'>

/** Requires the password again, so that a person who finds the device unlocked cannot continue. */
export function CurrentPasswordField(field: CurrentPasswordFieldProps) {
  const text = useText('mf-account.field')
  return (
    <PasswordField
      {...field}
      autoComplete="current-password"
      label={text('current-password')}
      showLabel={text('password.show')}
      hideLabel={text('password.hide')}
    />
  )
}
