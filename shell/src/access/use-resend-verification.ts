import { resendVerification } from '@sild/contract/accounts/operations'
import { useApi, useIntl, useNotify } from '@sild/shell-api'
import { useState } from 'react'

export function useResendVerification() {
  const api = useApi()
  const intl = useIntl()
  const notify = useNotify()
  const [state, setState] = useState<'unsent' | 'sending' | 'sent'>('unsent')
  const resend = async () => {
    setState('sending')
    try {
      await api.call(resendVerification, { body: {} })
      setState('sent')
    } catch {
      setState('unsent')
      notify({ tone: 'error', text: intl.formatMessage({ id: 'shell.verify.failed' }) })
    }
  }
  return { resend: () => void resend(), isSent: state === 'sent', isSending: state === 'sending' }
}
