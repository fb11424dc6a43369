import { registerForWebinar } from '@sild/contract/support/operations'
import { readTexts, useDraft, useIntl, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button, Checkbox, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import { PrivacyAgreement } from '../../PrivacyAgreement.tsx'

interface WebinarFormProps {
  slug: string
  isOver: boolean
  onDone: () => void
}

const empty = { companyName: '', email: '', agreement: false }
type WebinarValues = typeof empty

export function WebinarForm({ slug, isOver, onDone }: WebinarFormProps) {
  const intl = useIntl()
  const draft = useDraft<WebinarValues>('webinar', { empty, parse: readTexts(empty) })
  const form = useOperationForm<typeof registerForWebinar, WebinarValues>({
    operation: registerForWebinar,
    schema: () =>
      import('@sild/contract/support/schemas').then(({ webinarRegistrationBody }) => webinarRegistrationBody),
    defaultValues: empty,
    draft,
    toInput: (values) => ({ params: { slug }, body: { ...values, email: values.email.trim() } }),
    onDone,
  })
  const text = useText('mf-content.webinar')
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={intl.formatMessage({ id: 'mf-content.contact.problem' })} errors={form.errors} />
      <TextField
        label={text('company')}
        autoComplete="organization"
        error={form.messageOf('companyName')}
        {...form.register('companyName')}
      />
      <TextField
        type="email"
        label={text('email')}
        autoComplete="email"
        error={form.messageOf('email')}
        {...form.register('email')}
      />
      <Checkbox label={<PrivacyAgreement />} error={form.messageOf('agreement')} {...form.register('agreement')} />
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {text(isOver ? 'submit.over' : 'submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
