import { signIn } from '@sild/contract/bff/operations'
import { isApiError, type MemberSession, useSessionActions, useTrack } from '@sild/shell-api'
import { type OperationForm, useOperationForm } from '@sild/shell-api/forms'
import { useState } from 'react'

interface SignInValues {
  email: string
  password: string
  code: string
  isRemembered: boolean
}

interface SignInForm {
  form: OperationForm<SignInValues>
  /** The server has asked for the code of an authenticator app: that is the next step and no mistake. */
  isCodeAsked: boolean
  /** Token that opens the reasons and the appeal for a suspended user. */
  suspension: string | null
}

export function useSignInForm(): SignInForm {
  const actions = useSessionActions()
  const track = useTrack()
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const [suspension, setSuspension] = useState<string | null>(null)
  const form = useOperationForm<typeof signIn, SignInValues, MemberSession | null>({
    operation: signIn,
    schema: () => import('@sild/contract/bff/schemas').then(({ signInBody }) => signInBody),
    defaultValues: { email: '', password: '', code: '', isRemembered: true },
    problems: ({ code }) => (isCodeAsked && !code.trim() ? { code: 'code-required' } : {}),
    toInput: ({ code, email, password, isRemembered }) => ({
      body: { email: email.trim(), password, ...(code && { code }), refresh: isRemembered },
    }),
    send: ({ body: { code, email, password, refresh = false } }) => {
      setSuspension(null)
      return actions.signIn({ email, password, code, isRemembered: refresh }).catch((error: unknown) => {
        if (isApiError(error) && error.values['suspension']) setSuspension(String(error.values['suspension']))
        if (!isApiError(error) || error.fields.code?.code !== 'code-required') throw error
        setIsCodeAsked(true)
        return null
      })
    },
    onDone: (member, { code }) => {
      if (member) track('signed_in', { hasSecondFactor: code !== '' })
    },
  })
  return { form, isCodeAsked, suspension }
}
