import { useIntl } from '@sild/shell-api'
import { Button } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import type { ReactNode, SyntheticEvent } from 'react'

interface SettingsFormProps {
  form: {
    submit: (event: SyntheticEvent) => unknown
    errors: { name?: string; message: string }[]
    isPending: boolean
  }
  submitLabel: string
  children: ReactNode
}

/** Errors first, the submit button last. */
export function SettingsForm({ form, submitLabel, children }: SettingsFormProps) {
  const intl = useIntl()
  return (
    <Form onSubmit={(event) => void form.submit(event)}>
      <ErrorSummary title={intl.formatMessage({ id: 'mf-account.form.problem' })} errors={form.errors} />
      {children}
      <FormActions>
        <Button type="submit" isPending={form.isPending}>
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  )
}
