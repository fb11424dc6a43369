import { useIntl } from '@sild/shell-api'
import { Button } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import type { ReactNode, SyntheticEvent } from 'react'

interface SavedFormProps {
  form: {
    submit: (event: SyntheticEvent) => void
    errors: { name?: string; message: string }[]
    isPending: boolean
    keptAt: Date | null
  }
  children: ReactNode
  actions?: ReactNode
}

export function SavedForm({ form, children, actions }: SavedFormProps) {
  const intl = useIntl()
  const kept =
    form.keptAt && intl.formatMessage({ id: 'mf-account.company.saved' }, { at: intl.formatTime(form.keptAt) })
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={intl.formatMessage({ id: 'mf-account.form.problem' })} errors={form.errors} />
      {children}
      <FormActions status={kept ?? undefined}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {intl.formatMessage({ id: 'mf-account.my-company.save' })}
        </Button>
        {actions}
      </FormActions>
    </Form>
  )
}
