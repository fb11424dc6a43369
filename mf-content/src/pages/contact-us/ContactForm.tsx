import { limits } from '@sild/contract/limits'
import { sendContactForm } from '@sild/contract/support/operations'
import { readTexts, useDraft, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { Button, Checkbox, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions, TextArea } from '@sild/ui/forms'
import { PrivacyAgreement } from '../../PrivacyAgreement.tsx'

const empty = { name: '', email: '', description: '', agreement: false }
type ContactValues = typeof empty

export function ContactForm({ onSent }: { onSent: () => void }) {
  const draft = useDraft<ContactValues>('contact-us', { empty, parse: readTexts(empty) })
  const form = useOperationForm<typeof sendContactForm, ContactValues>({
    operation: sendContactForm,
    schema: () => import('@sild/contract/support/schemas').then(({ contactFormBody }) => contactFormBody),
    defaultValues: empty,
    draft,
    toInput: (values) => ({ body: { formName: 'CONTACT_US', ...values, email: values.email.trim() } }),
    onDone: onSent,
  })
  const text = useText('mf-content.contact')
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      <TextField label={text('name')} autoComplete="name" error={form.messageOf('name')} {...form.register('name')} />
      <TextField
        type="email"
        label={text('email')}
        autoComplete="email"
        error={form.messageOf('email')}
        {...form.register('email')}
      />
      <TextArea
        label={text('message')}
        rows={6}
        limit={limits.shortDescription.max}
        remainingText={(remaining) => text('remaining', { remaining })}
        error={form.messageOf('description')}
        {...form.register('description')}
      />
      <Checkbox label={<PrivacyAgreement />} error={form.messageOf('agreement')} {...form.register('agreement')} />
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {text('submit')}
        </Button>
      </FormActions>
    </Form>
  )
}
