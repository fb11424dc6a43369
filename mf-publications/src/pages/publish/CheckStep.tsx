import { missingParts, neededParts } from '@sild/contract/publications/missing-parts'
import { useText } from '@sild/shell-api'
import { Card, Cluster, DescriptionList, Heading, Link, Prose, Stack, Text } from '@sild/ui'
import { MissingText } from '../MissingText.tsx'
import { bodyOf } from './publication-values.ts'
import type { StepProps } from './step-props.ts'
import { fieldsOfStep, type Step } from './steps.ts'
import { useAnswers } from './use-answers.ts'

/** Everything that was answered, with the way back to each step. */
export function CheckStep({ form, cardType, hrefOf }: StepProps) {
  const values = form.getValues()
  const answersOf = useAnswers(cardType, values.locations)
  const answers = answersOf(values)
  const text = useText('mf-publications.publish')
  const answered = (step: Step) =>
    fieldsOfStep[step].flatMap((field) => {
      if (field === 'description' || field === 'isDraft') return []
      const [term, description] = answers[field]
      return description ? [{ term, description }] : []
    })
  const missing = missingParts({ ...bodyOf(values, cardType), isDraft: false })
  return (
    <Stack>
      <MissingText missing={neededParts.filter((part) => part in missing)} />
      {(['basics', 'skills', 'terms', 'extras'] as const).map((step) => (
        <Card key={step}>
          <Stack gap={12}>
            <Cluster justify="between">
              <Heading level={3}>{text(`step.${step}`)}</Heading>
              <Link isAlone href={hrefOf(step)}>
                {text('change')}
              </Link>
            </Cluster>
            {answered(step).length > 0 ? (
              <DescriptionList items={answered(step)} />
            ) : (
              <Text tone="muted">{text('nothing')}</Text>
            )}
            {step === 'basics' && <Prose isPlainText>{values.description}</Prose>}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
