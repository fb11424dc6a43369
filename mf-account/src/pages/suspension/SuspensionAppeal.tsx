import { appealSuspension } from '@sild/contract/moderation/appeal-operations'
import type { Decision } from '@sild/contract/moderation/appeal-schemas'
import { AppealForm } from '../decisions/AppealForm.tsx'

interface SuspensionAppealProps {
  decision: Decision
  token: string
  onDone: (appealed: Decision) => void
}

/** The appeal of a suspended user, whom the link identifies because they cannot sign in. */
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
