import { appealSuspension } from '@sild/contract/moderation/appeal-operations'
import type { Decision } from '@sild/contract/moderation/appeal-schemas'
import { AppealForm } from '../decisions/AppealForm.tsx'

interface SuspensionAppealProps {
  decision: Decision
  token: string
  onDone: (appealed: Decision) => void
}

/** What somebody writes who may not sign in: the link says who they are. */
export const SuspensionAppeal = ({ decision: { appealableUntil }, onDone, token }: SuspensionAppealProps) => (
  <AppealForm
    appealableUntil={appealableUntil}
    operation={appealSuspension}
    schema={() =>
      import('@sild/contract/moderation/appeal-schemas').then(({ appealSuspensionBody }) => appealSuspensionBody)
    }
    toInput={(written) => ({ body: { token, ...written } })}
    onDone={onDone}
  />
)
