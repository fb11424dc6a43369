import type { CardType, Locale } from '@sild/contract/enums'
import type { OperationForm } from '@sild/shell-api/forms'
import type { PublicationValues } from './publication-values.ts'
import type { Step } from './steps.ts'
import type { PublicationFiles } from './use-publication-files.ts'

export interface StepProps {
  form: OperationForm<PublicationValues>
  cardType: CardType
  /** The language that the author writes in. */
  locale: Locale
  files: PublicationFiles
  hrefOf: (step: Step) => string
}
