import { NewerVersionDialog } from '@sild/dialogs'
import { useIntl } from '@sild/shell-api'
import { Button } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'

interface SavedFormProps {
  form: {
    submit: (event: SyntheticEvent) => void
    errors: readonly { name?: string; message: string }[]
    isPending: boolean
    keptAt: Date | null
    newer: ComponentProps<typeof NewerVersionDialog> | false
  }
  children: ReactNode
  actions?: ReactNode
}

export function SavedForm({ form, children, actions }: SavedFormProps) {
  const intl = useIntl()
  const kept =
    form.keptAt && intl.formatMessage({ id: 'mf-account.company.saved' }, { at: intl.formatTime(form.keptAt) })
  return (
    <>
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
      {form.newer && <NewerVersionDialog {...form.newer} />}
    </>
  )
}
