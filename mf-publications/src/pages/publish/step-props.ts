import type { CardType } from '@sild/contract/enums'
import type { OperationForm } from '@sild/shell-api/forms'
import type { PublicationValues } from './publication-values.ts'
import type { Step } from './steps.ts'

export interface StepProps {
  form: OperationForm<PublicationValues>
  cardType: CardType
  hrefOf: (step: Step) => string
}
