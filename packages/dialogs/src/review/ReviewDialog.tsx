import { getMyReview, writeReview } from '@sild/contract/companies/review-operations'
import { reviewMarks } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { readTexts, useDraft, useNotify } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { Text } from '@sild/ui'
import { RadioGroup, TextArea } from '@sild/ui/forms'
import type { DialogTexts } from '../lazy-dialog.tsx'
import { OperationDialog } from '../operation/OperationDialog.tsx'
import { emptyReview, reviewBodyOf, type ReviewValues } from './review-values.ts'

const marks = ['1', '2', '3', '4', '5'].map((mark) => ({ value: mark, label: mark }))

interface ReviewDialogProps {
  company: { guid: string; name: string }
  onClose: () => void
}

export function ReviewDialog({ intl, company, onClose }: ReviewDialogProps & DialogTexts) {
  const notify = useNotify()
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `dialogs.${id}` }, values)
  const draft = useDraft<ReviewValues>(`review-${company.guid}`, { empty: emptyReview, parse: readTexts(emptyReview) })
  const form = useOperationForm<typeof writeReview, ReviewValues>({
    operation: writeReview,
    schema: () => import('@sild/contract/companies/review-schemas').then(({ writeReviewBody }) => writeReviewBody),
    defaultValues: emptyReview,
    toInput: (values) => ({ params: { guid: company.guid }, body: reviewBodyOf(values) }),
    draft,
    onDone: async ({ status }) => {
      notify({ tone: 'success', text: text(`review.done.${status}`, { company: company.name }) })
      onClose()
      await queryClient.invalidateQueries({ queryKey: [getMyReview.path] })
    },
  })
  return (
    <OperationDialog
      onClose={onClose}
      title={text('review.title', { company: company.name })}
      form={form}
      labels={{ submit: text('review.submit'), cancel: text('cancel'), problem: text('problem') }}
      explained={
        <>
          <Text tone="muted">{text('review.explained')}</Text>
          <Text tone="muted">{text('review.scale')}</Text>
        </>
      }
    >
      {reviewMarks.map((name) => (
        <RadioGroup
          key={name}
          layout="row"
          label={text(`review.${name}`)}
          error={form.messageOf(name)}
          options={marks}
          {...form.register(name)}
        />
      ))}
      <TextArea
        label={text('review.text')}
        optionalLabel={text('optional')}
        rows={4}
        limit={limits.shortDescription.max}
        remainingText={(remaining) => text('remaining', { remaining })}
        error={form.messageOf('text')}
        {...form.register('text')}
      />
    </OperationDialog>
  )
}
