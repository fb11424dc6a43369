import { TextField, type TextFieldProps } from '@sild/ui'
import { useState } from 'react'
import * as css from './PasswordField.module.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> & {
  showLabel: string
  hideLabel: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)} className={css.action}>
          {isShown ? hideLabel : showLabel}
        </button>
      }
    />
  )
}
