import { writeReview } from '@sild/contract/companies/review-operations'
import type { Company } from '@sild/contract/companies/schemas'
import { limits } from '@sild/contract/limits'
import { readTexts, useDraft, useIntl, useNotify } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Text } from '@sild/ui'
import { ErrorSummary, RadioGroup, TextArea } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import { emptyReview, markNames, reviewBodyOf, type ReviewValues } from './review-values.ts'

interface ReviewDialogProps {
  company: Company
  onClose: () => void
  onWritten: () => Promise<void>
}

export function ReviewDialog({ company, onClose, onWritten }: ReviewDialogProps) {
  const intl = useIntl()
  const notify = useNotify()
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `mf-search.review.${id}` }, values)
  const draft = useDraft<ReviewValues>(`review-${company.guid}`, { empty: emptyReview, parse: readTexts(emptyReview) })
  const form = useOperationForm<typeof writeReview, ReviewValues>({
    operation: writeReview,
    schema: () => import('@sild/contract/companies/review-schemas').then(({ writeReviewBody }) => writeReviewBody),
    defaultValues: emptyReview,
    toInput: (values) => ({ params: { guid: company.guid }, body: reviewBodyOf(values) }),
    draft,
    onDone: async ({ status }) => {
      notify({ tone: 'success', text: text(`done.${status}`, { company: company.name }) })
      await onWritten()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={form.submit}
      title={text('title', { company: company.name })}
      closeLabel={text('cancel')}
      submitLabel={text('submit')}
      cancelLabel={text('cancel')}
      isPending={form.isPending}
    >
      <Text tone="muted">{text('explained')}</Text>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      {markNames.map((name) => (
        <RadioGroup
          key={name}
          label={text(name)}
          error={form.messageOf(name)}
          options={[1, 2, 3, 4, 5].map((mark) => ({ value: String(mark), label: text('mark', { mark }) }))}
          {...form.register(name)}
        />
      ))}
      <TextArea
        label={text('text')}
        optionalLabel={text('optional')}
        rows={4}
        limit={limits.shortDescription.max}
        remainingText={(remaining) => text('remaining', { remaining })}
        error={form.messageOf('text')}
        {...form.register('text')}
      />
    </FormDialog>
  )
}
